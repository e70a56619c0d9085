// Fakes the provider's Standard Checkout as it is publicly described: an external script that adds
// a second one, writes HTML with a style element, and covers the page with a frame of another
// origin. It contains no line of the provider's code.
(() => {
  // Set by a test: `open()` loads the second script.
  const isSecondAtOpen = Boolean(window.standInSecondAtOpen);
  const frameOrigin = 'https://api.razorpay.com';
  const track = (event) =>
    navigator.sendBeacon('https://lumberjack.razorpay.com/v1/track', JSON.stringify({ event }));

  function loadSecond() {
    const script = document.createElement('script');
    script.src = 'https://cdn.razorpay.com/static/cx/stand-in/bundle.js';
    document.head.appendChild(script);
  }

  class Checkout {
    #options;
    #onFailed = () => {};
    #container;

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#onFailed = listener;
    }

    open() {
      if (isSecondAtOpen) loadSecond();
      track('open');
      fetch('https://lumberjack-cx.razorpay.com/beacon/v1/batch', { method: 'POST', body: '{}' });
      if (this.#options.redirect) this.#leave();
      else this.#layFrame();
    }

    /** Replaces the whole page in redirect mode. */
    #leave() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${frameOrigin}/v1/checkout/embedded`;
      const { order_id, callback_url } = this.#options;
      for (const [name, value] of Object.entries({ order_id, callback_url })) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }

    #layFrame() {
      const { order_id, amount, prefill, config } = this.#options;
      this.#container = document.createElement('div');
      this.#container.innerHTML =
        '<style>.stand-in-backdrop { position: fixed; inset: 0; z-index: 2147483646; background: rgb(0 0 0 / 0.6); }</style><div class="stand-in-backdrop"></div>';
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'style',
        'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647;',
      );
      frame.title = 'Payment';
      const details = JSON.stringify({ order_id, amount, prefill, config });
      frame.src = `${frameOrigin}/v1/checkout/public#${encodeURIComponent(details)}`;
      this.#container.append(frame);
      document.body.append(this.#container);
      const listen = ({ origin, data }) => {
        if (origin !== frameOrigin) return;
        if (data.event === 'failed') return this.#onFailed(data.failure);
        if (data.event === 'paid') this.#container.remove();
        if (data.event === 'close') {
          // The frame may still report a payment.
          this.#container.style.display = 'none';
          this.#options.modal?.ondismiss?.();
        }
        if (data.event === 'paid' || data.event === 'paid late') {
          removeEventListener('message', listen);
          this.#options.handler(data.proof);
        }
      };
      addEventListener('message', listen);
    }
  }

  if (!isSecondAtOpen) loadSecond();
  window.Razorpay = Checkout;
})();
