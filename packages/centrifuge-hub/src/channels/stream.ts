/** `text` is the JSON of the data as it was sent, `tail` the JSON of the optional fields with a leading comma. */
export interface StoredPublication {
  readonly offset: number;
  readonly text: string;
  readonly tail: string;
}

/** A position in the stream of a channel. */
export interface StreamPosition {
  readonly epoch: string;
  readonly offset: number;
}

/** The publications that a reconnecting client missed, or `lost` if they are no longer available. */
export type Recovery = { readonly status: "recovered"; readonly publications: readonly StoredPublication[] } | { readonly status: "lost" };

/** Size and TTL of the history, and the bounds of one recovery. */
export interface StreamLimits {
  readonly size: number;
  readonly ttlMs: number;
  readonly recoveryCount: number;
  readonly recoveryCharacters: number;
}

const epochLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function drawEpoch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => epochLetters[byte % epochLetters.length]).join("");
}

/** The history of one channel. Offsets start at 1; a new stream of the same channel has a new epoch. */
export class Stream {
  readonly epoch = drawEpoch();
  readonly #limits: StreamLimits;
  #offset = 0;
  #publications: StoredPublication[] = [];
  #lastAt = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get position(): StreamPosition {
    return { epoch: this.epoch, offset: this.#offset };
  }

  /** Epoch ms of the newest publication, 0 before the first. */
  get lastAt(): number {
    return this.#lastAt;
  }

  append(content: { readonly text: string; readonly tail: string }, now: number): StoredPublication {
    this.#expire(now);
    this.#offset += 1;
    const publication = { offset: this.#offset, text: content.text, tail: content.tail };
    this.#publications.push(publication);
    // Trimmed only at twice the size: shifting the array on every publication would be quadratic.
    if (this.#publications.length >= this.#limits.size * 2) this.#publications = this.#publications.slice(-this.#limits.size);
    this.#lastAt = now;
    return publication;
  }

  /** The stored publications, oldest first. */
  kept(now: number): readonly StoredPublication[] {
    this.#expire(now);
    const { size } = this.#limits;
    return this.#publications.length > size ? this.#publications.slice(-size) : this.#publications;
  }

  /** Removes the publications but keeps the position. */
  clear(): void {
    this.#publications = [];
  }

  recover(since: StreamPosition, now: number): Recovery {
    if (since.epoch !== "" && since.epoch !== this.epoch) return { status: "lost" };
    if (since.offset === this.#offset) return { status: "recovered", publications: [] };
    if (since.offset > this.#offset) return { status: "lost" };
    const kept = this.kept(now);
    const first = kept[0];
    if (first === undefined || first.offset > since.offset + 1) return { status: "lost" };
    const missed = kept.slice(since.offset + 1 - first.offset);
    const { recoveryCount, recoveryCharacters } = this.#limits;
    const characters = missed.reduce((sum, publication) => sum + publication.text.length, 0);
    if (missed.length > recoveryCount || characters > recoveryCharacters) return { status: "lost" };
    return { status: "recovered", publications: missed };
  }

  #expire(now: number): void {
    if (this.#publications.length > 0 && now - this.#lastAt > this.#limits.ttlMs) this.#publications = [];
  }
}
