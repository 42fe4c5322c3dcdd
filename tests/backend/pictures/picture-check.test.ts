import { describe, expect, test } from 'vitest';
import { checkPicture } from '#local/storage/picture-check.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { JPEG, PNG, WEBP, WEBP_ALPHA } from '#tests/fixtures/samples/pictures.ts';

const DRAWN = { 'image/jpeg': JPEG, 'image/png': PNG, 'image/webp': WEBP };
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const HTML = bytes('<script>alert(1)</script>');

describe('[T15] the bytes decide, not the claimed type', () => {
  test.each(Object.entries(DRAWN))('%s as a browser encodes it passes', (type, drawn) => {
    expect(checkPicture(drawn)).toEqual({ type, width: 8, height: 6 });
  });

  test('a webp with transparency passes', () => {
    expect(checkPicture(WEBP_ALPHA)).toMatchObject({ width: 8, height: 6 });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['an svg', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a gif', bytes('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00;')],
    ['a pdf', bytes('%PDF-1.4\n')],
    ['the beginning of a jpeg and a page', joined(JPEG.subarray(0, 20), HTML)],
    ['the signature of a png and a page', joined(PNG.subarray(0, 8), HTML)],
    ['a riff that is no picture', bytes('RIFF\x04\x00\x00\x00WAVE')],
  ])('%s is no picture', (_, file) => {
    expect(checkPicture(file)).toBe('not_a_picture');
  });

  test.each(Object.entries(DRAWN))('a page behind the end of a %s is refused', (_, drawn) => {
    expect(checkPicture(joined(drawn, HTML))).toBe('not_a_picture');
  });

  test.each(Object.entries(DRAWN))('a %s cut off anywhere is refused', (_, drawn) => {
    for (let n = 0; n < drawn.length; n += 1) {
      expect(checkPicture(drawn.subarray(0, n))).toBe('not_a_picture');
    }
  });

  test('a comment, a place or a text is refused: it could contain a page or a home address', () => {
    const segment = (marker: number, content: Uint8Array) =>
      joined(new Uint8Array([0xff, marker, 0, content.length + 2]), content);
    const jpeg = (marker: number) =>
      joined(JPEG.subarray(0, 2), segment(marker, HTML), JPEG.subarray(2));
    for (const marker of [0xe1, 0xed, 0xef, 0xfe]) {
      expect(checkPicture(jpeg(marker))).toBe('picture_has_metadata');
    }
    const chunk = (name: string) =>
      joined(new Uint8Array([0, 0, 0, HTML.length]), bytes(name), HTML, new Uint8Array(4));
    for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'acTL', 'huGe']) {
      const png = joined(PNG.subarray(0, 33), chunk(name), PNG.subarray(33));
      expect(checkPicture(png)).toBe('picture_has_metadata');
    }
    const webp = joined(
      WEBP,
      bytes('EXIF'),
      new Uint8Array([HTML.length + 1, 0, 0, 0]),
      HTML,
      new Uint8Array(1),
    );
    new DataView(webp.buffer).setUint32(4, webp.length - 8, true);
    expect(checkPicture(webp)).toBe('picture_has_metadata');
  });

  test('a header with more pixels than a phone can hold is refused', () => {
    const png = new Uint8Array(PNG);
    new DataView(png.buffer).setUint32(16, 100_000);
    expect(checkPicture(png)).toBe('picture_too_big');
    new DataView(png.buffer).setUint32(16, 8000);
    new DataView(png.buffer).setUint32(20, 8000);
    expect(checkPicture(png)).toBe('picture_too_big');
    new DataView(png.buffer).setUint32(16, 0);
    expect(checkPicture(png)).toBe('not_a_picture');
  });

  test('five mebibytes are accepted', () => {
    expect(checkPicture(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('file_too_large');
  });

  test('whatever the bytes are, no error is thrown', () => {
    const spoilt = fc
      .tuple(
        fc.constantFrom(JPEG, PNG, WEBP, WEBP_ALPHA),
        fc.array(fc.tuple(fc.nat(900), fc.nat(255)), { maxLength: 6 }),
      )
      .map(([drawn, changes]) => {
        const file = new Uint8Array(drawn);
        for (const [at, value] of changes) file[at % file.length] = value;
        return file;
      });
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 })), (file) => {
        const found = checkPicture(file);
        if (typeof found === 'object')
          expect(found.width * found.height).toBeLessThanOrEqual(25_000_000);
      }),
      { numRuns: 3000 },
    );
  });
});
