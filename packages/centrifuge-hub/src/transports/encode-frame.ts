const newline = 0x0a;
const finalText = 0x81;

interface EncodedFrame {
  readonly messages: readonly Buffer[];
  readonly frame: Buffer;
}
let last: EncodedFrame = { messages: [], frame: Buffer.alloc(0) };

function isSame(messages: readonly Buffer[], others: readonly Buffer[]): boolean {
  return messages.length === others.length && messages.every((message, index) => message === others[index]);
}

/** The frame's header as RFC 6455 has it for a server: unmasked, whole, text. Returns its length. */
function writeHeader(frame: Buffer, length: number): number {
  frame[0] = finalText;
  if (length < 126) {
    frame[1] = length;
    return 2;
  }
  if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
    return 4;
  }
  frame[1] = 127;
  frame.writeBigUInt64BE(BigInt(length), 2);
  return 10;
}

function headerBytes(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** One WebSocket text frame of several messages in lines. Subscribers of the same channels mostly get the same ones in a row, so the last frame is kept for the next. */
export function encodeFrame(messages: readonly Buffer[]): Buffer {
  if (isSame(messages, last.messages)) return last.frame;
  const length = messages.reduce((sum, message) => sum + message.length + 1, -1);
  const frame = Buffer.allocUnsafe(headerBytes(length) + length);
  let at = writeHeader(frame, length);
  for (const [index, message] of messages.entries()) {
    if (index > 0) frame[at++] = newline;
    at += message.copy(frame, at);
  }
  last = { messages, frame };
  return frame;
}
