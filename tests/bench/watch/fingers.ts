import type { CDPSession, Locator } from 'playwright';

type Box = { x: number; y: number };

/** Drags what is there with one finger to and fro, four times. */
export async function drag(devtools: CDPSession, at: Locator): Promise<void> {
  const middle = await middleOf(at);
  for (const [xDistance, yDistance] of [
    [-200, -120],
    [160, 180],
    [200, -160],
    [-160, 100],
  ] as const) {
    const how = { speed: 500, gestureSourceType: 'touch', preventFling: true } as const;
    await devtools.send('Input.synthesizeScrollGesture', {
      ...middle,
      ...how,
      xDistance,
      yDistance,
    });
  }
}

/** Two fingers apart and together again, twice. */
export async function pinch(devtools: CDPSession, at: Locator): Promise<void> {
  const middle = await middleOf(at);
  for (const scaleFactor of [2.5, 0.4, 2.5, 0.4]) {
    const how = { relativeSpeed: 300, gestureSourceType: 'touch' } as const;
    await devtools.send('Input.synthesizePinchGesture', { ...middle, ...how, scaleFactor });
  }
}

/** Of its visible part. */
async function middleOf(at: Locator): Promise<Box> {
  const { x, y, width, height } = (await at.boundingBox())!;
  const bottom = Math.min(y + height, at.page().viewportSize()!.height - THUMB_BAR_PX);
  return { x: Math.round(x + width / 2), y: Math.round((y + bottom) / 2) };
}

const THUMB_BAR_PX = 90;
