import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of pixels with three bytes each, line by line. */
export function encodePng(pixels: Buffer, { width, height }: { readonly width: number; readonly height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits of red, green, blue
  const lineBytes = width * 3;
  const lines = Buffer.alloc((lineBytes + 1) * height);
  for (let line = 0; line < height; line += 1) pixels.copy(lines, line * (lineBytes + 1) + 1, line * lineBytes, (line + 1) * lineBytes);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
