import type { ReactNode } from "react";
import { SitePicture } from "../../elements/site-picture.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { SiteLink } from "./site-link.tsx";

/** A promotion. Its text is light in every theme if it covers a picture. */
function Banner({ block }: BlockProps<"banner">): ReactNode {
  const { title, text, button, link, image } = block;
  return (
    <section
      aria-label={title}
      data-theme={image === undefined ? undefined : "dark"}
      className="relative isolate m-(--gutter) grid min-h-32 content-center gap-2 overflow-hidden rounded-3 bg-raise p-5 text-hi shadow-[inset_4px_0_0_var(--accent)] rtl:shadow-[inset_-4px_0_0_var(--accent)]"
    >
      {image === undefined ? null : <SitePicture image={image} sizes="100vw" className="absolute inset-0 -z-1 opacity-40" />}
      <h2 className="text-20 font-[720]">
        <bdi>{title}</bdi>
      </h2>
      {text === undefined ? null : (
        <p className="max-w-[60ch] text-mid">
          <bdi>{text}</bdi>
        </p>
      )}
      {link === undefined || button === undefined ? null : (
        <SiteLink to={link} className="btn justify-self-start" tone="act">
          {button}
        </SiteLink>
      )}
    </section>
  );
}

export const definition: BlockDefinition<"banner"> = { Component: Banner };
