export { SummaryPanel, type SummaryPanelProps } from './SummaryPanel.tsx';
