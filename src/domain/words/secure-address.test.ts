import { expect, test } from 'vitest';
import {
  addressVectors,
  facebookVectors,
  instagramVectors,
} from '#tests/fixtures/typed/address-vectors.ts';
import { readFacebook, readInstagram } from './profile-name.ts';
import { isSecureAddress, secureProblem, tidyAddress } from './secure-address.ts';

test.each(addressVectors)('%j is kept as %j', (typed, address, is) => {
  expect(tidyAddress(typed)).toBe(address);
  expect(tidyAddress(address)).toBe(address);
  expect(isSecureAddress(address)).toBe(is === 'https');
  expect(secureProblem(address, 'url_invalid')).toBe(
    is === 'https' ? false : is === 'http' ? 'https_needed' : 'url_invalid',
  );
});

test.each(['http://localhost:8000/storage/1.webp', 'http://127.0.0.1/abc'])(
  'a secure page shows %s of this machine',
  (text) => expect(isSecureAddress(text)).toBe(true),
);

test.each(instagramVectors)('%j is %j on Instagram', (typed, name) =>
  expect(readInstagram(typed) ?? null).toBe(name),
);

test.each(facebookVectors)('%j is %j on Facebook', (typed, kept) =>
  expect(readFacebook(typed) ?? null).toBe(kept),
);
