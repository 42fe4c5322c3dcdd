/**
 * The floor of a search: an array in memory, filtered at each key, and 20 rows drawn. With
 * `?people=1000` that many people, otherwise the events of the public snapshot.
 */
const ROWS = 20;
const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const people = Number(new URLSearchParams(location.search).get('people'));
const texts =
  people > 0
    ? Array.from({ length: people }, (_, n) => `Operador ${n + 1} · Equipe ${n % 20}`)
    : (
        await (await fetch('/snapshot/public.json', { credentials: 'same-origin' })).json()
      ).scopes.public.c.airsoft_events.rows.map(
        ({ name, location: place, game_mode }) => `${name} · ${place} · ${game_mode}`,
      );
const rows = texts.map((text) => ({ text, folded: fold(text) }));

function show(term) {
  const words = fold(term).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const links = found.slice(0, ROWS).map(({ text }) => {
    const link = document.createElement('a');
    link.href = '#';
    link.textContent = text;
    return link;
  });
  document.querySelector('main').replaceChildren(...links);
}

const field = document.querySelector('input');
field.addEventListener('input', () => show(field.value));
show('');
performance.mark('qg:rows-live');
