import './styles.css';
import { Button } from '@parinda/ui/button';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <main className="p-8">
      <h1 className="text-3xl">A ledger of birds</h1>
      <Button>Order the ledger</Button>
      <Button className="rounded-none">Print the ledger</Button>
    </main>,
  );
