export { OrderBadge, type OrderBadgeProps } from './OrderBadge.tsx';
