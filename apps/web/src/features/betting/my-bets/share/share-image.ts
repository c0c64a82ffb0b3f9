/** What became of sharing a picture: handed to the device, or saved as a file. */
export type ShareCame = "shared" | "saved" | "cancelled" | "failed";

interface SharedFile {
  readonly name: string;
  readonly title: string;
  readonly link: string;
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** Shares a canvas as PNG through the device where it can, else saves it. */
export async function shareImage(canvas: HTMLCanvasElement, { name, title, link }: SharedFile): Promise<ShareCame> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return "failed";
  const data = { files: [new File([blob], name, { type: "image/png" })], title, url: link };
  // Desktop browsers without a share sheet lack the functions altogether.
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  save(blob, name);
  return "saved";
}
