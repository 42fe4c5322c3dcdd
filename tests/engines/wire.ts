import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Between a browser and a server on this machine: an origin of its own, which can lose answers. */
export type Wire = {
  readonly url: string;
  /**
   * From now on requests to this path arrive, and their answers do not. @returns when the first one
   * has been passed on
   */
  loseAnswersTo(path: string): Promise<void>;
  /** No signal: every connection ends, and so does each new one. */
  cut(): void;
  /** New connections lose nothing. */
  mend(): void;
  close(): void;
};

/** @param refused requests to this path end their connection */
export async function openWire(port: number, refused?: string): Promise<Wire> {
  let lossy: string | undefined;
  let passed = () => {};
  let is_cut = false;
  const phones = new Set<Socket>();
  const wire = createServer((phone) => {
    if (is_cut) return phone.destroy();
    phones.add(phone);
    phone.on('close', () => phones.delete(phone));
    const server = connect(port, '127.0.0.1');
    let is_deaf = false;
    for (const end of [phone, server])
      end.on('error', () => {}).on('close', () => (phone.destroy(), server.destroy()));
    phone.on('data', (bytes) => {
      if (refused && bytes.includes(` ${refused} HTTP`)) return phone.destroy();
      if (lossy && bytes.includes(` ${lossy} HTTP`)) {
        is_deaf = true;
        passed();
      }
      return server.write(bytes);
    });
    return server.on('data', (bytes) => is_deaf || phone.write(bytes));
  });
  await new Promise<void>((resolve) => {
    wire.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}`,
    loseAnswersTo: (path) => {
      lossy = path;
      return new Promise((resolve) => {
        passed = resolve;
      });
    },
    cut: () => {
      is_cut = true;
      for (const phone of phones) phone.destroy();
    },
    mend: () => {
      is_cut = false;
      lossy = undefined;
    },
    close: () => void wire.close(),
  };
}
