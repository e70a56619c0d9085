import { afterEach, expect, it } from 'vitest';
import { draftOf, restoreDraft } from './drafts.ts';
import { forgetDrafts } from './forgetDrafts.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0]!;
}
const texts = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

it('restores texts and choices as if entered by hand', () => {
  const form = formWith(
    '<input name="city"><textarea name="note"></textarea><input type="radio" name="stars" value="3"><input type="radio" name="stars" value="4">',
  );
  const heard: string[] = [];
  form.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreDraft(form, { city: 'Mysuru', note: 'Two\nlines', stars: '4', gone: 'x' });
  expect(texts(form)).toEqual({ city: 'Mysuru', note: 'Two\nlines', stars: '4' });
  expect(heard).toEqual(['city', 'note', 'stars']);
});

it('keeps input from before hydration, and replaces a default with the draft', () => {
  const form = formWith('<input name="city"><input name="rating" value="5">');
  form.querySelector('input')!.value = 'Hubli';
  restoreDraft(form, { city: 'Mysuru', rating: '3' });
  expect(texts(form)).toEqual({ city: 'Hubli', rating: '3' });
});

it("removes a customer's drafts at logout, and keeps other values of the tab", () => {
  sessionStorage.setItem('scrollPositions', '{}');
  draftOf('address 3').write({ city: 'Mysuru' });
  draftOf('contact ').write({ name: 'Asha' });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['scrollPositions']);
});
