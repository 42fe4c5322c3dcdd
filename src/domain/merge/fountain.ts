/**
 * A fountain code: a message becomes any number of parts, and any of them, in any order, are the
 * message again as soon as they are enough. The first parts are the message's blocks; each one
 * behind them is the sum (XOR) of blocks that its number chooses. One or two more parts than blocks
 * are enough with hardly an exception (a random matrix over GF(2)).
 */
export type Fountain = {
  readonly blocks: number;
  /** @param n 0 or more */
  part(n: number): Uint8Array<ArrayBuffer>;
};

/** How many blocks a message of that many bytes has: at least one. */
const blocksOf = (length: number, block_bytes: number): number =>
  Math.max(1, Math.ceil(length / block_bytes));

export function fountain(message: Uint8Array, block_bytes: number): Fountain {
  const count = blocksOf(message.length, block_bytes);
  const blocks = Array.from({ length: count }, (_, n) => {
    const block = new Uint8Array(block_bytes); // the last one is filled up with zeros
    block.set(message.subarray(n * block_bytes, (n + 1) * block_bytes));
    return block;
  });
  return {
    blocks: count,
    part(n) {
      const sum = new Uint8Array(block_bytes);
      for (const index of chosen(n, count)) add(sum, blocks[index]!);
      return sum;
    },
  };
}

export type Basin = {
  readonly need: number;
  /** How much of the message is determined: `need` when it is whole. */
  have(): number;
  /** Takes a part; one that says nothing new changes nothing. */
  take(n: number, part: Uint8Array): void;
  /** @returns null until there are enough parts */
  message(): Uint8Array<ArrayBuffer> | null;
};

type Row = { readonly choice: Uint8Array; readonly sum: Uint8Array };

/** Collects the parts of a message of that many bytes, by elimination (Gauss). */
export function basin(length: number, block_bytes: number): Basin {
  const need = blocksOf(length, block_bytes);
  /** By their first block: each row chooses no block before it. */
  const rows: (Row | undefined)[] = Array.from({ length: need });
  let have = 0;
  return {
    need,
    have: () => have,
    take(n, part) {
      const choice = new Uint8Array(need);
      for (const index of chosen(n, need)) choice[index] = 1;
      const sum = part.slice();
      for (let at = choice.indexOf(1); at >= 0; at = choice.indexOf(1, at + 1)) {
        const row = rows[at];
        if (!row) {
          rows[at] = { choice, sum };
          have += 1;
          return;
        }
        add(choice, row.choice);
        add(sum, row.sum);
      }
    },
    message() {
      if (have < need) return null;
      const whole = new Uint8Array(need * block_bytes);
      for (let at = need - 1; at >= 0; at -= 1) {
        const { choice, sum } = rows[at]!;
        const block = sum.slice();
        for (
          let other = choice.indexOf(1, at + 1);
          other >= 0;
          other = choice.indexOf(1, other + 1)
        )
          add(block, whole.subarray(other * block_bytes, (other + 1) * block_bytes));
        whole.set(block, at * block_bytes);
      }
      return whole.slice(0, length);
    },
  };
}

function add(to: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < to.length; at += 1) to[at]! ^= other[at]!;
}

/** The blocks in part n of a message of so many: the n-th one, or behind them a random half. */
function chosen(n: number, count: number): number[] {
  if (n < count) return [n];
  const bits = randomBits(n);
  const indexes: number[] = [];
  for (let index = 0; index < count; index += 1) if (bits()) indexes.push(index);
  return indexes.length > 0 ? indexes : [n % count];
}

/**
 * The same bits on every phone for the same number (mulberry32). Its bits are no linear function of
 * the number: those of a plain xorshift are, and 32 parts would say all that it can say.
 */
function randomBits(seed: number): () => boolean {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) & 1) !== 0;
  };
}
