/** Id of the form that submits filters and sort order without JavaScript. */
export const filterFormId = 'product-filter';
