// Payment widget of the sandbox with the interface of the real one (window.Razorpay): a failed
// attempt leaves the dialog open for another one, and the handler is called after a payment. No
// money moves.
(() => {
  const styles = `
    .sandbox-pay { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem;
      border: 1px solid #6b7280; border-radius: 1rem; background: #fff; color: #1f2937;
      font: 1rem/1.5 system-ui, sans-serif; }
    .sandbox-pay::backdrop { background: rgb(0 0 0 / 0.55); }
    .sandbox-pay h2 { margin: 0; font-size: 1.25rem; font-weight: 700; }
    .sandbox-pay p { margin: 0.5rem 0; }
    .sandbox-pay .amount { font-size: 1.75rem; font-weight: 700; }
    .sandbox-pay dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
    .sandbox-pay dt { color: #4b5563; }
    .sandbox-pay dd { margin: 0; overflow-wrap: anywhere; }
    .sandbox-pay .choices { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; }
    .sandbox-pay button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid #4b5563;
      border-radius: 0.5rem; background: #fff; color: inherit; font: inherit; cursor: pointer; }
    .sandbox-pay button.main { border-color: #0f5e63; background: #0f5e63; color: #fff; }
    .sandbox-pay button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
    .sandbox-pay :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
    .sandbox-pay summary { min-height: 1.75rem; cursor: pointer; }
    .sandbox-pay .problem { color: #b91c1c; }`;

  /** @returns {HTMLElement} */
  function element(name, properties = {}, children = []) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function rupees(paise) {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    return format.format(Number(paise) / 100);
  }

  /** The script may come from another origin than the page. */
  const paymentsUrl = new URL('/sandbox/payments', document.currentScript.src);

  async function ask(orderId, behaviour) {
    const response = await fetch(paymentsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, behaviour }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  }

  /** Keeps Tab inside the dialog; a modal dialog lets it reach the browser's controls. */
  function keepFocusIn(dialog, event) {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll('button, summary')].filter((one) =>
      one.checkVisibility(),
    );
    const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops.at(0)).focus();
  }

  let areStylesSet = false;
  function setStyles() {
    if (areStylesSet) return;
    areStylesSet = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  window.Razorpay = class Razorpay {
    #options;
    #listeners = [];
    #dialog;
    #problem;
    #isBusy = false;

    constructor(options) {
      if (!options?.key) throw new Error('The payment widget needs a key.');
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#listeners.push(listener);
      return this;
    }

    open() {
      setStyles();
      this.close();
      this.#dialog = this.#makeDialog();
      document.body.append(this.#dialog);
      this.#dialog.showModal();
    }

    close() {
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = undefined;
    }

    #makeDialog() {
      const { name, description, amount, prefill = {} } = this.#options;
      const title = element('h2', { id: 'sandbox-pay-title', textContent: `Pay ${name ?? ''}` });
      const rows = [
        ['Name', prefill.name],
        ['Contact', prefill.contact],
        ['E-mail', prefill.email],
      ].filter(([, value]) => value);
      this.#problem = element('p', { className: 'problem', role: 'alert' });
      const dialog = element('dialog', { className: 'sandbox-pay' }, [
        title,
        element('p', { className: 'amount', textContent: rupees(amount) }),
        ...(description ? [element('p', { textContent: description })] : []),
        element(
          'dl',
          {},
          rows.flatMap(([term, value]) => [
            element('dt', { textContent: term }),
            element('dd', { textContent: value }),
          ]),
        ),
        element('p', { textContent: 'This is a rehearsal: no money moves.' }),
        this.#problem,
        element('div', { className: 'choices' }, [
          this.#button('Pay', () => this.#pay('pay'), 'main'),
          this.#button('Fail', () => this.#fail('fail')),
          this.#button('Close', () => this.#dismiss()),
        ]),
        element('details', {}, [
          element('summary', { textContent: 'More' }),
          element('div', { className: 'choices' }, [
            this.#button('Pay and lose the answer', () => this.#payAndLose()),
            this.#button('Fail, then authorise late', () => this.#fail('late')),
            this.#button('Pay and report it twice', () => this.#pay('twice')),
          ]),
        ]),
      ]);
      dialog.setAttribute('aria-labelledby', title.id);
      // Escape
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      dialog.addEventListener('keydown', (event) => keepFocusIn(dialog, event));
      dialog.querySelector('button').autofocus = true;
      return dialog;
    }

    #button(label, onPress, className = '') {
      const button = element('button', { type: 'button', textContent: label, className });
      button.addEventListener('click', async () => {
        if (this.#isBusy) return;
        this.#setBusy(true);
        this.#problem.textContent = '';
        try {
          await onPress();
        } catch (error) {
          this.#problem.textContent = error.message || 'The sandbox did not answer.';
        } finally {
          this.#setBusy(false);
        }
      });
      return button;
    }

    /** Disables all buttons while one of them works. */
    #setBusy(isBusy) {
      this.#isBusy = isBusy;
      for (const button of this.#dialog?.querySelectorAll('button') ?? []) {
        if (isBusy) button.setAttribute('aria-disabled', 'true');
        else button.removeAttribute('aria-disabled');
      }
    }

    async #pay(behaviour) {
      const proof = await ask(this.#options.order_id, behaviour);
      this.close();
      this.#options.handler?.(proof);
    }

    /** Simulates a lost connection after the payment: only the webhook reports it. */
    async #payAndLose() {
      await ask(this.#options.order_id, 'pay');
      this.#dismiss();
    }

    async #fail(behaviour) {
      const failure = await ask(this.#options.order_id, behaviour);
      for (const listener of this.#listeners) listener(failure);
      if (this.#options.retry?.enabled === false) this.close();
      else this.#problem.textContent = 'The payment failed. You can try again.';
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  };
})();
