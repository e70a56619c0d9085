import './layers.css.ts';
import './fonts/fonts.css';
import './themes.css.ts';
import './global.css.ts';

export { breakpoints, lowWindow, onPaper, over, upTo } from './breakpoints.ts';
export { vars } from './contract.css.ts';
