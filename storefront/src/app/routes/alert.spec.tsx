import type { Alert } from '@shop/contract';
import { answer, refuse, screen } from '@shop/component-testing';
import { openPage } from '#test/open-page.tsx';

const ID = '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a77';
const ALERT: Alert = { product: { id: 'p1', name: 'Dawn Hoodie', imageUrl: null }, label: 'M', state: 'pending' };

function openAlert(given: Partial<Alert> = {}) {
  const asked = answer('get', '/api/alerts/{id}', { ...ALERT, ...given });
  openPage(`/alerts/${ID}?t=a%2Fb`);
  return asked;
}
const form = () => screen.getByRole('button', { name: 'No, thanks' }).closest('form');

describe('the page of an alert', () => {
  it('asks, and sends the answer as a form, so that it works without scripts', async () => {
    const asked = openAlert();
    expect(await screen.findByRole('heading', { name: 'Tell me when Dawn Hoodie, M is available' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, tell me' })).toHaveAttribute('value', 'yes');
    expect(form()).toHaveAttribute('action', `/alerts/${ID}?t=a%2Fb`);
    expect(form()).toHaveAttribute('method', 'post');
    expect(asked).toHaveLength(1);
    expect(document.title).toContain('Please confirm');
  });

  it('says that one mail comes, which can still be stopped', async () => {
    openAlert({ state: 'waiting', label: null });
    expect(await screen.findByRole('heading', { name: 'We will write once.' })).toBeVisible();
    expect(screen.getByText('You get one email when Dawn Hoodie is available.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, tell me' })).not.toBeInTheDocument();
    expect(form()).toBeVisible();
  });

  it('leads to the product when the mail was sent', async () => {
    openAlert({ state: 'sent' });
    expect(await screen.findByRole('heading', { name: 'We have written to you.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dawn Hoodie, M' })).toHaveAttribute('href', '/products/p1');
  });

  it.each([
    [404, 'You get no mail from us about this.'],
    [503, 'We could not read it'],
  ])(
    'says what a %d means',
    async (status, heading) => {
      answer('get', '/api/alerts/{id}', () => refuse(status, 'x'));
      openPage(`/alerts/${ID}?t=x`);
      expect(await screen.findByRole('heading', { name: heading }, { timeout: 10_000 })).toBeVisible();
    },
    15_000,
  );
});
