/** The queue only: small. The region comes from `@parinda/ui/toast-region`, which can load later. */
export {
  /** @internal For tests and stories. */
  closeAllToasts,
  closeToast,
  openToasts,
  type ToastOptions,
  toast,
  toastQueue,
} from './toastQueue.ts';
