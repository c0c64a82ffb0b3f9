import { connect as connectTo, createServer as createLine, type AddressInfo, type Socket } from "node:net";

/** A proxy that can hold back and release the data in both directions, and cut its connections. */
export async function startLine(port: () => number) {
  const ends = new Set<Socket>();
  let isSilent = false;
  const line = createLine((near) => {
    const far = connectTo(port(), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
    if (isSilent) hold(true);
  });
  function hold(isHeld: boolean): void {
    isSilent = isHeld;
    for (const end of ends) {
      if (isHeld) end.pause();
      else end.resume();
    }
  }
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    hold,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
