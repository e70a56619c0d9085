import '@parinda/ui/styles.css';
import '@parinda/ui/reset.css';
import '@parinda/ui/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App />);
