import { Button, Sheet } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useIsPreview } from "../../elements/use-is-preview.ts";
import { useText } from "../../messages/use-text.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";

/** The address without the preview parameter. */
function withoutPreview(address: string): string {
  const [path = "/", query = ""] = address.split("?");
  const rest = new URLSearchParams(query);
  rest.delete("preview");
  return rest.size === 0 ? path : `${path}?${rest}`;
}

/** Shows once that this is the operator's preview, and offers to leave it (spec.md 2 "Modals", decisions AE). */
export function PreviewAlert(): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  // Players never see the gallery of blocks.
  const isPreview = useIsPreview() && navigation.getState().page.route.key !== "block_gallery";
  const [isRead, setRead] = useState(false);
  const leave = (): void => void navigation.go(withoutPreview(navigation.getState().page.address), { isReplacing: true });
  return (
    <Sheet name="preview" label={t("preview.title")} isOpen={isPreview && !isRead} place="center" onClose={() => setRead(true)}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("preview.title")}</h2>
        <p className="text-mid">{t("preview.text")}</p>
        <Button tone="act" size="large" onClick={() => setRead(true)}>
          {t("preview.goOn")}
        </Button>
        <Button onClick={leave}>{t("preview.leave")}</Button>
      </div>
    </Sheet>
  );
}
