import { connect, type Socket } from "node:net";
import { maskedText } from "../../../tests/cluster/proofs/support/light-socket.ts";
import { serveParent } from "./child.ts";

/** Counts text messages without parsing them, so that clients cost as little as possible. */
let frames = 0;
const sockets: Socket[] = [];

/** An empty command is a ping, and also the pong. It may share a frame with messages, one per line. */
const empty = "{}";
const pong = maskedText(empty);
const lineEnd = 0x0a;

/** Whether a line of the payload, or of the part received so far, is a ping. */
function hasPing(payload: Buffer): boolean {
  for (let at = payload.indexOf(empty); at !== -1; at = payload.indexOf(empty, at + 1)) {
    const [before, after] = [payload[at - 1], payload[at + empty.length]];
    if ((before === undefined || before === lineEnd) && (after === undefined || after === lineEnd)) return true;
  }
  return false;
}

/** Remaining payload bytes of the current frame, and a partly received header. */
interface Reading {
  skip: number;
  rest: Buffer;
}

/** Counts messages and answers pings. */
function countFrames(reading: Reading, chunk: Buffer, socket: Socket): void {
  let at = Math.min(reading.skip, chunk.length);
  if (at > 0 && hasPing(chunk.subarray(0, at))) socket.write(pong);
  reading.skip -= at;
  let data = chunk;
  if (reading.rest.length > 0) {
    data = Buffer.concat([reading.rest, chunk]);
    reading.rest = Buffer.alloc(0);
    at = 0;
  }
  while (at < data.length) {
    const short = (data[at + 1] ?? 0) & 0x7f;
    const headBytes = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (at + headBytes > data.length) {
      reading.rest = data.subarray(at);
      return;
    }
    const length = short === 126 ? data.readUInt16BE(at + 2) : short === 127 ? Number(data.readBigUInt64BE(at + 2)) : short;
    if (hasPing(data.subarray(at + headBytes, at + headBytes + length))) socket.write(pong);
    if (length !== empty.length) frames += 1;
    const end = at + headBytes + length;
    reading.skip = Math.max(0, end - data.length);
    at = Math.min(end, data.length);
  }
}

function open(port: number, greeting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", reject);
    const reading: Reading = { skip: 0, rest: Buffer.alloc(0) };
    let isUpgraded = false;
    socket.write(
      `GET /connection/websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    socket.on("data", (chunk) => {
      if (isUpgraded) return countFrames(reading, Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk), socket);
      isUpgraded = true;
      if (greeting !== "") socket.write(maskedText(greeting));
      resolve();
    });
  });
}

function greetingOf(number: number, channelsPerClient: number): string {
  const channels = ["public:en", `match:en.${number % 50}`, `match:en.${1000 + (number % 200)}`].slice(0, channelsPerClient);
  return ['{"id":1,"connect":{}}', ...channels.map((channel, index) => `{"id":${index + 2},"subscribe":{"channel":"${channel}"}}`)].join(
    "\n",
  );
}

async function untilCounted(count: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (frames < count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 1));
}

serveParent(async (request) => {
  if (request["do"] === "open") {
    const channels = Number(request["channels"]);
    const greetings = Array.isArray(request["greetings"])
      ? request["greetings"].map(String)
      : Array.from({ length: Number(request["count"]) }, (_, number) => (channels === 0 ? "" : greetingOf(number, channels)));
    while (greetings.length > 0) await Promise.all(greetings.splice(0, 100).map((greeting) => open(Number(request["port"]), greeting)));
  } else if (request["do"] === "settle") {
    // Do not count the replies to connect and subscribe.
    await new Promise((resolve) => setTimeout(resolve, 500));
    frames = 0;
  } else await untilCounted(Number(request["count"]));
  return { frames };
});
