/** What a device stored for its person, once the write was durable. */
export type Asked = {
  readonly id: string;
  readonly user_id: string;
  readonly device: string;
  readonly lane: string;
  readonly seq: number;
  readonly name: string;
};

/** A record as it was when it left the outbox of its device. */
export type LetGo = {
  readonly id: string;
  readonly status: string;
  readonly open_sends: number;
};

/** What the server answered about one mutation; the answer may have been lost on the way. */
export type Said = {
  readonly id: string;
  readonly status: string;
  readonly code?: string | undefined;
  readonly dup?: boolean | undefined;
};

export type LedgerRow = {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly status: string;
  readonly code: string | null;
  readonly xid: number;
};

/** What a device shows at the end. */
type Queued = {
  readonly id: string;
  readonly device: string;
  readonly status: string;
  readonly error?: { readonly code: string } | undefined;
};

/** An event in the database at the end. */
export type Places = {
  readonly id: string;
  readonly max_op: number;
  readonly operators_count: number;
  readonly here: number;
  /** Accounts with more than one place. */
  readonly doubled: number;
};

export type Evidence = {
  readonly asked: readonly Asked[];
  readonly let_go: readonly LetGo[];
  readonly said: readonly Said[];
  readonly ledger: readonly LedgerRow[];
  readonly queued: readonly Queued[];
  readonly places: readonly Places[];
};
