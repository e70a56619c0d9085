/** Of the form that filters and order are sent by where no script runs. */
export const filterFormId = 'product-filter';
