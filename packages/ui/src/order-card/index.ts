export { OrderBadge, OrderCard, type OrderCardProps } from './OrderCard.tsx';
