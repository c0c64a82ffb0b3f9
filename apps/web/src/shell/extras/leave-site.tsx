import { Button, Sheet } from "@touchline/ui";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

/** The target of a clicked link if it is a web page of another site. */
function addressElsewhere(target: EventTarget | null, known: readonly string[]): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.dataset["leaving"] !== undefined || !URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  return /^https?:$/u.test(url.protocol) && !known.includes(url.origin) ? url : null;
}

/** Asks before a link opens a site that is neither this one nor the platform's (trust 3.7.4). */
export function LeaveSite(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const platform = useResource(listings.system()).data?.platform_settings.platform_origin;
  const [leaving, setLeaving] = useState<URL | null>(null);
  const onClick = useEffectEvent((event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    const url = addressElsewhere(event.target, [
      location.origin,
      ...(platform !== undefined && URL.canParse(platform) ? [new URL(platform).origin] : []),
    ]);
    if (url === null) return;
    event.preventDefault();
    setLeaving(url);
  });
  useEffect(() => {
    const follow = (event: MouseEvent): void => onClick(event);
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  const stay = (): void => setLeaving(null);
  return (
    <Sheet name="leave_site" label={t("leave.title")} isOpen={leaving !== null} place="center" onClose={stay}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("leave.title")}</h2>
        <p className="text-mid">{t("leave.text")}</p>
        <p className="font-semibold wrap-anywhere">
          <bdi dir="ltr">{leaving?.host}</bdi>
        </p>
        <a
          href={leaving?.href}
          target="_blank"
          rel="noopener noreferrer"
          className="btn"
          data-tone="act"
          data-size="large"
          data-leaving=""
          onClick={stay}
        >
          {t("leave.go")}
        </a>
        <Button onClick={stay}>{t("leave.stay")}</Button>
      </div>
    </Sheet>
  );
}
