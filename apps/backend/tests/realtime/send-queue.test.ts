import { describe, expect, it, vi } from "vitest";
import { BrokerUnavailable } from "../../src/platform/realtime-publisher.ts";
import type { ApiCommand, ApiError } from "../../src/realtime/centrifugo/centrifugo-api.ts";
import { productChannels } from "../../src/main/product-channels.ts";
import { checkChannels } from "../../src/realtime/centrifugo/check-channels.ts";
import { createChannelInterest, interestMs } from "../../src/realtime/centrifugo/channel-interest.ts";
import { createSendQueue } from "../../src/realtime/centrifugo/send-queue.ts";

/** A fake API of Centrifugo: the test chooses its answers, and it records the batches that it receives. */
function fakeApi(answer: (batch: readonly number[]) => readonly (ApiError | null)[] | Error) {
  const batches: (readonly number[])[] = [];
  return {
    batches,
    async batch(commands: readonly ApiCommand[]) {
      const numbers = commands.map(({ publish }) => (publish as { data: number }).data);
      batches.push(numbers);
      const answered = answer(numbers);
      if (answered instanceof Error) throw answered;
      return answered;
    },
  };
}

const call = (data: number): ApiCommand => ({ publish: { channel: "public:en", data } });
const taken = (batch: readonly number[]) => batch.map(() => null);

describe("calls to Centrifugo", () => {
  it("made in one turn of the event loop share a batch and keep their order", async () => {
    const api = fakeApi(taken);
    const queue = createSendQueue({ api, onState: () => undefined });
    await Promise.all([1, 2, 3].map(async (number) => queue.send(call(number))));
    await queue.send(call(4));
    expect(api.batches).toEqual([[1, 2, 3], [4]]);
  });

  it("are retried in the same order when no node answers or Redis does not answer", async () => {
    let tries = 0;
    const api = fakeApi((batch) => {
      tries += 1;
      if (tries === 1) return new BrokerUnavailable("away");
      return tries === 2 ? [null, { code: 100, message: "internal server error" }] : taken(batch);
    });
    const states: (string | null)[] = [];
    const queue = createSendQueue({ api, onState: (error) => void states.push(error?.message ?? null) });
    const sent = [1, 2].map(async (number) => queue.send(call(number)));
    await Promise.all(sent);
    expect(api.batches).toEqual([[1, 2], [1, 2], [2]]);
    expect(states).toEqual(["away", "Centrifugo does not reach its Redis.", null]);
  });

  it("reject with BrokerUnavailable when they wait too long or too many wait, and otherwise with the refusal", async () => {
    const away = createSendQueue({ api: fakeApi(() => new BrokerUnavailable("away")), onState: () => undefined, maxWaiting: 1 });
    const late = away.send(call(1), { withinMs: 50 });
    await expect(away.send(call(2))).rejects.toBeInstanceOf(BrokerUnavailable);
    await expect(late).rejects.toBeInstanceOf(BrokerUnavailable);
    const strict = createSendQueue({ api: fakeApi(() => [{ code: 102, message: "unknown channel" }]), onState: () => undefined });
    await expect(strict.send(call(1))).rejects.toThrow("code 102");
    await expect(strict.send(call(1))).rejects.not.toBeInstanceOf(BrokerUnavailable);
  });
});

it("reports each namespace that is missing or configured differently in Centrifugo", async () => {
  const errors: Readonly<Record<string, number>> = { "history match:en.1": 102, "history public:en": 108, "presence_stats chat:en.1": 108 };
  const api = {
    call: async (method: string, params: object) => {
      const code = errors[`${method} ${(params as { channel: string }).channel}`];
      return code === undefined ? { result: {} } : { error: { code, message: "" } };
    },
  };
  const advice = 'take its "channel" section from deploy/centrifugo.json.';
  expect(await checkChannels(api, productChannels)).toEqual([
    `Centrifugo keeps no history in the namespace "public": ${advice}`,
    `Centrifugo has no namespace "match": ${advice}`,
    `Centrifugo counts no presence in the namespace "chat": ${advice}`,
  ]);
});

describe("interest in a channel", () => {
  const channel = "match:en.1";
  function start() {
    let at = 0;
    const endStream = vi.fn<(ended: string) => Promise<void>>(async () => undefined);
    const interest = createChannelInterest({ endStream, now: () => at });
    interest.takePoll([]);
    interest.lead();
    return { interest, endStream, wait: (ms: number) => (at += ms) };
  }

  it("in a new leader ends no stream before a client subscribes, and ends it only once for simultaneous clients", async () => {
    const { interest, endStream } = start();
    expect(interest.has(channel)).toBe(false);
    expect(endStream).not.toHaveBeenCalled();
    await Promise.all([interest.note(channel), interest.note(channel)]);
    expect(endStream.mock.calls).toEqual([[channel]]);
    expect(interest.has(channel)).toBe(true);
  });

  it("lasts while polls find subscribers, and ends the stream after publications could be dropped", async () => {
    const { interest, endStream, wait } = start();
    await interest.note(channel);
    wait(80_000);
    interest.takePoll([channel]);
    wait(80_000);
    await interest.note(channel);
    expect(endStream).toHaveBeenCalledTimes(1);
    wait(100_000);
    interest.takePoll([]);
    expect(interest.has(channel)).toBe(false);
    await interest.note(channel);
    expect(endStream).toHaveBeenCalledTimes(2);
  });

  it("lasts while polls fail", async () => {
    const { interest, wait } = start();
    await interest.note(channel);
    wait(200_000);
    expect(interest.has(channel)).toBe(true);
  });

  it("ends no stream if it comes from an old note of another process, or in a standby", async () => {
    const { interest, endStream } = start();
    await interest.note(channel, Date.now() + interestMs(channel) - 30_000);
    const standby = createChannelInterest({ endStream });
    await standby.note(channel);
    expect(endStream).not.toHaveBeenCalled();
    expect([interest.has(channel), standby.has(channel)]).toEqual([true, true]);
  });

  it("is known for private channels once all notes from the lifetime of a token have been read", () => {
    const { interest } = start();
    const own = "$private:en.platform_user.1";
    interest.knowSince(Date.now() - 60_000);
    expect(interest.has(own)).toBe(true);
    interest.knowSince(Date.now() - 700_000);
    expect(interest.has(own)).toBe(false);
    interest.knowSince(Date.now());
    expect(interest.has(own)).toBe(false);
  });

  it("is checked per language, so that nothing is encoded without a subscriber", async () => {
    const { interest } = start();
    await interest.note("public:de");
    expect([interest.has("public:de"), interest.has("public:fr"), interest.has("chat:en.1")]).toEqual([true, false, true]);
    expect(interest.channels()).toEqual(["public:de"]);
  });

  it("is assumed for private channels as long as tokens issued under an earlier leader may be valid", () => {
    const { interest, wait } = start();
    const own = "$private:en.platform_user.1";
    expect([interest.has(own), interest.hasSubscribers(own)]).toEqual([true, false]);
    wait(700_000);
    expect(interest.has(own)).toBe(false);
  });
});
