/** Contains only the queue. `@parinda/ui/toast-region` can load later. */
export {
  /** @internal For tests and stories. */
  closeAllToasts,
  closeToast,
  openToasts,
  type ToastOptions,
  toast,
  toastQueue,
} from './toastQueue.ts';
