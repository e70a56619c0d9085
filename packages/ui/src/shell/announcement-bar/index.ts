export { AnnouncementBar } from './AnnouncementBar.tsx';
