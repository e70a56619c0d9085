export { starPath } from './starPath.ts';
