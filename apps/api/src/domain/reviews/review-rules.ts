/** A customer's order of the product. */
export interface OrderWithProduct {
  id: number;
  deliveryStatus: 'pending' | 'delivered';
}

/**
 * Returns the status and the order of a new review. Only reviews of delivered products are
 * published at once.
 */
export function classifyReview(
  orders: OrderWithProduct[],
  chosenOrder: number | undefined,
): { status: 'published' | 'pending'; orderId: number | null } | { error: string } {
  const delivered = orders.filter((order) => order.deliveryStatus === 'delivered');
  if (chosenOrder === undefined) {
    const [order] = delivered;
    return order
      ? { status: 'published', orderId: order.id }
      : { status: 'pending', orderId: null };
  }
  if (delivered.some((order) => order.id === chosenOrder)) {
    return { status: 'published', orderId: chosenOrder };
  }
  return {
    error: 'You can review a product from an order of yours once that order is delivered.',
  };
}
