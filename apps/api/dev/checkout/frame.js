// The script of the checkout's frame. The page holds `urls`, the hash holds the payment's details.
const { paymentUrl, bankUrls } = JSON.parse(document.getElementById('urls').textContent);
const details = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
const main = document.querySelector('main');
const problem = document.querySelector('[role="alert"]');

document.querySelector('h1').textContent = `Pay ${details.name ?? ''}`;
const rupees = (Number(details.amount) / 100).toLocaleString('en-IN');
document.getElementById('amount').textContent = `Rs.${rupees}`;
document.getElementById('description').textContent = details.description ?? '';
for (const [id, term] of [
  ['name', 'Name'],
  ['contact', 'Contact'],
  ['email', 'Email'],
]) {
  const value = details.prefill?.[id];
  if (!value) continue;
  const row = document.createElement('div');
  for (const [tag, text] of [
    ['dt', term],
    ['dd', value],
  ]) {
    row.append(Object.assign(document.createElement(tag), { textContent: text }));
  }
  document.querySelector('dl').append(row);
}

const send = (message) => parent.postMessage(message, '*');

async function ask(behaviour) {
  const body = JSON.stringify({ order_id: details.order_id, behaviour });
  const response = await fetch(paymentUrl, { method: 'POST', body });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const pay = async (behaviour) => send({ event: 'paid', proof: await ask(behaviour) });

async function fail(behaviour) {
  send({ event: 'failed', failure: await ask(behaviour) });
  problem.textContent = 'The payment failed. You can try again.';
}

const close = () => send({ event: 'close' });

const ways = {
  pay: () => pay('pay'),
  fail: () => fail('fail'),
  close,
  card() {
    document.querySelector('iframe')?.remove();
    const bank = document.createElement('iframe');
    bank.title = 'Bank';
    bank.src = bankUrls.card;
    main.append(bank);
  },
  netbanking() {
    location.href = bankUrls.netbanking + location.hash;
  },
  popup() {
    window.open(bankUrls.popup, 'bank', 'width=400,height=500');
  },
  upi() {
    location.href = 'upi://pay?pa=stand-in@bank';
    setTimeout(() => run('pay'), 500);
  },
  paidLate() {
    close();
    setTimeout(() => pay('pay'), 1500);
  },
  /** The shop gets a webhook and no proof. */
  async lost() {
    await ask('pay');
    close();
  },
  authorisedLate: () => fail('late'),
  twice: () => pay('twice'),
};

let isBusy = false;
function setBusy(value) {
  isBusy = value;
  for (const button of document.querySelectorAll('button')) {
    button.setAttribute('aria-disabled', String(value));
  }
}

async function run(way) {
  if (isBusy) return;
  setBusy(true);
  problem.textContent = '';
  try {
    await ways[way]();
  } catch (error) {
    problem.textContent = error.message || 'The sandbox did not answer.';
  } finally {
    setBusy(false);
  }
}

document.addEventListener('click', ({ target }) => {
  if (target.dataset.way) run(target.dataset.way);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') run('close');
});
addEventListener('message', ({ data }) => {
  if (data === 'approved') run('pay');
});
if (location.search === '?approved') run('pay');
else document.querySelector('[data-way="pay"]').focus();
