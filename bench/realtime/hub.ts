import { median, type Bench } from "../bench-row.ts";
import { measureServer, type ServerFigures } from "./processes/measure-server.ts";

const load = { clients: 2000, messages: 50 };
const hub = { ...load, script: new URL("./processes/hub-server.ts", import.meta.url), channels: 3 };
const bare = { ...load, script: new URL("./processes/bare-websockets.ts", import.meta.url), channels: 0 };

/** Rows 18 and 19: 2,000 clients on three channels each, compared with bare `ws`, in alternating rounds because machine speed varies. */
export const run: Bench = async () => {
  const ours: ServerFigures[] = [];
  const floors: ServerFigures[] = [];
  for (let round = 0; round < 3; round += 1) {
    floors.push(await measureServer(bare));
    ours.push(await measureServer(hub));
  }
  // The best round counts: other work on the machine only makes a server slower.
  const sends = (figures: readonly ServerFigures[]) => Math.max(...figures.map(({ sendsPerCpuSecond }) => sendsPerCpuSecond));
  const kilobytes = (figures: readonly ServerFigures[]) => median(figures.map(({ bytesPerConnection }) => bytesPerConnection / 1024));
  const sendRatio = sends(ours) / sends(floors);
  const memoryRatio = kilobytes(ours) / kilobytes(floors);
  return [
    {
      row: 18,
      name: "Fan-out to 2,000 clients",
      ours: sends(ours) / 1000,
      floor: sends(floors) / 1000,
      unit: "k sends/CPU s",
      goal: ">= 0.90x bare ws",
      isMet: sendRatio >= 0.9,
    },
    {
      row: 19,
      name: "Memory a connection, 3 subscriptions",
      ours: kilobytes(ours),
      floor: kilobytes(floors),
      unit: "KB",
      goal: "<= 1.40x bare ws",
      isMet: memoryRatio <= 1.4,
    },
  ];
};
