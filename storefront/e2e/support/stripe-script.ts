/**
 * Replaces https://js.stripe.com: the smallest script that Stripe's React elements accept. Its payment form is one field for a
 * test card number, which determines the outcome; 3-D Secure is a native confirm dialog.
 */
export const STRIPE_SCRIPT = `(() => {
  /** Pays, and its answer gets lost on the way. */
  const LOST = '4000000000000077';
  const OUTCOMES = { '4242424242424242': 'success', [LOST]: 'success', '4000000000000002': 'declined', '4000002500003155': '3d-secure' };
  const call = async (path, body) =>
    (await fetch('https://api.stripe.com' + path, { method: 'POST', body: JSON.stringify(body) })).json();
  let number = '4242424242424242';
  let confirmed = () => undefined;

  const FORMS = {
    payment(node) {
      const label = document.createElement('label');
      label.textContent = 'Card number at Stripe';
      const input = document.createElement('input');
      number = '';
      input.addEventListener('input', () => (number = input.value.replace(/ /g, '')));
      label.append(input);
      node.append(label);
      return {};
    },
    expressCheckout(node) {
      if (!window.hasApplePay) return { availablePaymentMethods: undefined };
      number = '4242424242424242';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Buy with Apple Pay';
      button.addEventListener('click', () => confirmed({ paymentFailed: () => (window.sheetFailed = true) }));
      node.append(button);
      return { availablePaymentMethods: { applePay: true } };
    },
  };

  function createElement(type) {
    const listeners = {};
    const element = {
      on: (name, listener) => {
        listeners[name] = listener;
        if (name === 'confirm') confirmed = listener;
        return element;
      },
      once: () => element,
      off: () => element,
      update: () => undefined,
      unmount: () => undefined,
      destroy: () => undefined,
      mount(node) {
        const ready = FORMS[type](node);
        queueMicrotask(() => setTimeout(() => listeners.ready?.({ elementType: type, ...ready })));
      },
    };
    return element;
  }

  function Stripe(key) {
    window.stripeKey = key;
    const none = () => Promise.resolve({});
    return {
      elements(options) {
        window.stripeOptions = options;
        return {
          create: createElement,
          getElement: () => null,
          update: (changed) => Object.assign(window.stripeOptions, changed),
          submit: async () => (number ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }),
          on: () => undefined,
          off: () => undefined,
        };
      },
      async confirmPayment({ clientSecret, confirmParams, redirect }) {
        window.stripeConfirm = { confirmParams, redirect };
        const outcome = OUTCOMES[number] ?? 'declined';
        let intent = await call('/pay', { clientSecret, outcome });
        if (intent.status === 'requires_action') {
          intent = await call('/authenticate', { clientSecret, approved: window.confirm('Your bank asks') });
        }
        if (number === LOST) return { error: { type: 'api_connection_error', message: 'Stripe could not be reached.' } };
        if (intent.status === 'requires_payment_method') return { error: { type: 'card_error', message: 'Your card was declined at Stripe.' } };
        return { paymentIntent: { status: intent.status } };
      },
      createToken: none,
      createPaymentMethod: none,
      confirmCardPayment: none,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();`;
