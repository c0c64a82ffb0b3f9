import { IconButton, Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { searchAddress } from "./search-address.ts";
import { SearchPanel } from "./search-panel.tsx";

interface SearchModalProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** The search over any page: arrows walk what was found, Enter in the field leads to the page with all of it. */
export function SearchModal({ isOpen, onClose }: SearchModalProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  return (
    <Sheet name="search" label={t("search.title")} isOpen={isOpen} place="top" onClose={onClose}>
      <div className="@container/content pb-2 [--header-h:4.875rem] [&_[data-top]]:sticky [&_[data-top]]:top-0 [&_[data-top]]:z-3 [&_[data-top]]:bg-pane [&_[data-top]]:pt-3">
        <SearchPanel
          initialText=""
          beside={<IconButton icon="close" label={t("search.close")} onClick={onClose} />}
          onFollow={onClose}
          onSubmit={(text) => {
            onClose();
            void navigation.go(searchAddress(text));
          }}
        />
      </div>
    </Sheet>
  );
}
