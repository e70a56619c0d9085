/** Light: the queue only. The region comes from `@parinda/ui/toast-region`, loaded when idle. */
export {
  /** @internal For tests and stories. */
  closeAllToasts,
  closeToast,
  type OpenToast,
  openToasts,
  subscribeToToasts,
  type ToastOptions,
  toast,
} from './toastQueue.ts';
