// Stands in for the provider's Standard Checkout and behaves as that is publicly described: a foreign
// script that adds a second one, writes HTML with a style element, and lays a frame of another origin
// over the page by a style attribute. No line of it is the provider's, and no money moves.
(() => {
  const own = new URL(document.currentScript.src);
  const at = (path) => new URL(path, own).href;
  const isSandbox = own.hostname !== 'checkout.razorpay.com';
  const urls = isSandbox
    ? {
        second: at('/sandbox/second.js'),
        frame: at('/sandbox/frame'),
        page: at('/sandbox/page'),
        beacon: at('/sandbox/beacon'),
        batch: at('/sandbox/beacon'),
      }
    : {
        second: 'https://cdn.razorpay.com/static/cx/stand-in/bundle.js',
        frame: 'https://api.razorpay.com/v1/checkout/public',
        page: 'https://api.razorpay.com/v1/checkout/embedded',
        beacon: 'https://lumberjack.razorpay.com/v1/track',
        batch: 'https://lumberjack-cx.razorpay.com/beacon/v1/batch',
      };
  // Set by a test: the second script comes with `open()` instead of at once.
  const isSecondAtOpen = Boolean(window.standInSecondAtOpen);

  function loadSecond() {
    const script = document.createElement('script');
    script.src = urls.second;
    document.head.appendChild(script);
  }

  class Checkout {
    #options;
    #failureListeners = [];
    #container;
    #listen;

    constructor(options) {
      if (!options?.key) throw new Error('The payment widget needs a key.');
      this.#options = options;
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#failureListeners.push(listener);
      return this;
    }

    open() {
      if (isSecondAtOpen) loadSecond();
      navigator.sendBeacon(urls.beacon, JSON.stringify({ event: 'open' }));
      fetch(urls.batch, { method: 'POST', body: '{}' }).catch(() => {});
      if (this.#options.redirect) this.#leave();
      else this.#layFrame();
    }

    close() {
      this.#container?.remove();
      removeEventListener('message', this.#listen);
    }

    /** The payment takes the place of the page. */
    #leave() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = urls.page;
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
      const { order_id, amount, name, description, prefill, config } = this.#options;
      this.#container = document.createElement('div');
      this.#container.innerHTML =
        '<style>.stand-in-backdrop { position: fixed; inset: 0; z-index: 2147483646; background: rgb(0 0 0 / 0.6); }</style><div class="stand-in-backdrop"></div>';
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'style',
        'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647;',
      );
      frame.title = 'Payment';
      // Gives the sandbox's frame, which has the shop's host name, an origin of its own.
      if (isSandbox) frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
      const details = JSON.stringify({ order_id, amount, name, description, prefill, config });
      frame.src = `${urls.frame}#${encodeURIComponent(details)}`;
      this.#container.append(frame);
      document.body.append(this.#container);
      this.#listen = ({ source, data }) => {
        if (source === frame.contentWindow) this.#receive(data);
      };
      addEventListener('message', this.#listen);
    }

    #receive({ event, proof, failure }) {
      const { handler, modal, retry } = this.#options;
      if (event === 'failed') {
        for (const listener of this.#failureListeners) listener(failure);
        if (retry?.enabled === false) this.close();
      }
      if (event === 'close') {
        // Hidden, not removed: a payment may still succeed.
        this.#container.style.display = 'none';
        modal?.ondismiss?.();
      }
      if (event === 'paid') {
        this.close();
        handler?.(proof);
      }
    }
  }

  if (!isSecondAtOpen) loadSecond();
  window.Razorpay = Checkout;
})();
