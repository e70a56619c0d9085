/** Light: the queue only. The region comes from `@parinda/ui/toast-region`, loaded when idle. */
export { closeAllToasts, closeToast, type ToastOptions, toast } from './toastStore.ts';
