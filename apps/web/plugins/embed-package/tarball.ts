import { gzipSync } from "node:zlib";

/** A file of an archive. */
export interface PackedFile {
  /** Path within the archive, at most 100 characters of ASCII. */
  readonly name: string;
  readonly content: Buffer;
}

const blockBytes = 512;

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, "0")}\0`;
}

/** A header of POSIX ustar: all files readable, written at the beginning of time, so that the same files make the same archive. */
function header({ name, content }: PackedFile): Buffer {
  if (!/^[\u0020-\u007e]{1,100}$/u.test(name)) throw new Error(`${name} is no name for an archive.`);
  const block = Buffer.alloc(blockBytes);
  const fields: readonly (readonly [offset: number, text: string])[] = [
    [0, name],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(content.length, 12)],
    [136, octal(0, 12)],
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\0"],
    [263, "00"],
  ];
  for (const [offset, text] of fields) block.write(text, offset, "latin1");
  const checksum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${octal(checksum, 7)} `, 148, "latin1");
  return block;
}

/** The files as a gzipped tar archive, as package managers install it. */
export function packTarball(files: readonly PackedFile[]): Buffer {
  const blocks = files.flatMap((file) => [
    header(file),
    file.content,
    Buffer.alloc((blockBytes - (file.content.length % blockBytes)) % blockBytes),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}
