/**
 * The floor of a map: the arenas of the public snapshot on one canvas, near ones grouped, drawn
 * again for each frame in which fingers move it. No land, no streets.
 */
const GROUP_PX = 44;
const { rows } = (
  await (await fetch('/snapshot/public.json', { credentials: 'same-origin' })).json()
).scopes.public.c.arenas;
const places = rows.map(({ latitude, longitude }) => [
  longitude / 360 + 0.5,
  0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI),
]);

const canvas = document.createElement('canvas');
const context = canvas.getContext('2d');
// all of Brazil, as the app opens it: pixels for the whole earth, and the middle of the screen
const view = { scale: 2_600, x: 0.36, y: 0.54 };
let groups = [];

function group() {
  const found = new Map();
  for (const [x, y] of places) {
    const key = `${Math.round((x * view.scale) / GROUP_PX)} ${Math.round((y * view.scale) / GROUP_PX)}`;
    const one = found.get(key) ?? { x: 0, y: 0, count: 0 };
    found.set(key, { x: one.x + x, y: one.y + y, count: one.count + 1 });
  }
  groups = [...found.values()].map(({ x, y, count }) => ({ x: x / count, y: y / count, count }));
}

function draw() {
  const [width, height] = [canvas.width, canvas.height];
  context.clearRect(0, 0, width, height);
  for (const { x, y, count } of groups) {
    const left = (x - view.x) * view.scale * devicePixelRatio + width / 2;
    const top = (y - view.y) * view.scale * devicePixelRatio + height / 2;
    if (left < -40 || top < -40 || left > width + 40 || top > height + 40) continue;
    context.beginPath();
    context.arc(left, top, 19 * devicePixelRatio, 0, 7);
    context.fillStyle = '#fff';
    context.fill();
    context.stroke();
    context.fillStyle = '#000';
    context.fillText(String(count), left, top);
  }
}

let asked = false;
function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    draw();
  });
}

const fingers = new Map();
const apart = () => {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const gap = fingers.size === 2 ? apart() : 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2) view.scale *= apart() / gap || 1;
  else {
    view.x -= (event.clientX - before.x) / view.scale;
    view.y -= (event.clientY - before.y) / view.scale;
  }
  redraw();
}
function lift(event) {
  if (fingers.size === 2) {
    group();
    redraw();
  }
  fingers.delete(event.pointerId);
}
canvas.addEventListener('pointerdown', (event) =>
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }),
);
canvas.addEventListener('pointermove', move);
canvas.addEventListener('pointerup', lift);
canvas.addEventListener('pointercancel', lift);

document.querySelector('button').addEventListener('click', () => {
  canvas.style.cssText = 'width:100%;height:70dvh;touch-action:none';
  document.querySelector('main').replaceChildren(canvas);
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  context.textAlign = 'center';
  context.font = `600 ${13 * devicePixelRatio}px system-ui, sans-serif`;
  group();
  draw();
});
performance.mark('qg:rows-live');
