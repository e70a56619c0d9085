import { formatRupees } from '../shared/money.ts';
import * as styles from './paymentStandIn.css.ts';

type Provider = NonNullable<Window['Razorpay']>;

/**
 * For stories: a fake payment window, closed by Pay, Fail or Close (or Escape). A failed payment
 * keeps it open for a retry, as the provider's does.
 *
 * @returns removes it
 */
export function standInForProvider(): () => void {
  let close = () => {};

  window.Razorpay = class implements InstanceType<Provider> {
    #options: ConstructorParameters<Provider>[0];
    #onFailed = () => {};
    constructor(options: ConstructorParameters<Provider>[0]) {
      this.#options = options;
    }
    on(_event: 'payment.failed', onFailed: () => void) {
      this.#onFailed = onFailed;
    }
    open() {
      const { name, amount, order_id, handler, modal } = this.#options;
      const dialog = document.createElement('dialog');
      dialog.className = styles.dialog;
      dialog.ariaLabel = `Pay ${name}`;
      close = () => dialog.remove();
      const text = document.createElement('p');
      text.textContent = `${formatRupees(amount / 100)} to ${name}. This stands in for the payment provider: no money moves.`;
      const outcome = document.createElement('p');
      outcome.role = 'status';

      const choices = document.createElement('div');
      choices.className = styles.choices;
      const dismiss = () => {
        close();
        modal.ondismiss();
      };
      const act: Record<string, () => void> = {
        Pay: () => {
          close();
          handler({
            razorpay_payment_id: order_id.replace('order', 'pay'),
            razorpay_order_id: order_id,
            razorpay_signature: 'signed',
          });
        },
        Fail: () => {
          outcome.textContent = 'The payment failed. You can try again.';
          this.#onFailed();
        },
        Close: dismiss,
      };
      for (const [label, onClick] of Object.entries(act)) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: label, className: styles.choice });
        button.onclick = onClick;
        choices.append(button);
      }
      dialog.append(text, outcome, choices);
      dialog.oncancel = (event) => {
        event.preventDefault();
        dismiss();
      };
      document.body.append(dialog);
      dialog.showModal();
    }
  };

  return () => {
    close();
    window.Razorpay = undefined;
  };
}
