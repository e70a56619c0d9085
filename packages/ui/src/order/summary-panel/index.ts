export { SummaryPanel } from './SummaryPanel.tsx';
