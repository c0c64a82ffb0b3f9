import { Alert, Button, Chip, EmptyState, Field, Icon, IconButton, Segmented, Skeleton, Tabs } from "@touchline/ui";
import { useState, type ReactNode } from "react";

const tabs = [
  { key: "one", label: "Bet slip" },
  { key: "two", label: "My bets" },
] as const;
const segments = [
  { key: "single", label: "Singles" },
  { key: "combo", label: "Combo" },
  { key: "system", label: "System" },
] as const;

/** Every primitive of the design system. */
export function SamplePrimitives(): ReactNode {
  const [tab, setTab] = useState<string>("one");
  const [segment, setSegment] = useState<string>("combo");
  const [isChosen, setChosen] = useState(true);
  return (
    <section aria-label="Primitives" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="act">Place bet €10.00</Button>
        <Button>Quiet</Button>
        <Button tone="plain">Plain</Button>
        <Button tone="act" disabled>
          Not now
        </Button>
        <IconButton icon="star" label="Favourite" />
        <IconButton icon="close" label="Close" size="small" />
        <span className="num">4</span>
        <span className="num" data-tone="act">
          3
        </span>
        <a className="link" href="#content">
          Link
        </a>
      </div>
      <div className="flex flex-wrap gap-1">
        <Chip isChosen={isChosen} onClick={() => setChosen(!isChosen)}>
          <Icon name="flame" size={16} /> Popular
        </Chip>
        <Chip isChosen={!isChosen} onClick={() => setChosen(!isChosen)}>
          Today
        </Chip>
      </div>
      <Tabs label="Tabs" items={tabs} chosen={tab} idBase="sample" onChoose={setTab} />
      <div id="sample-panel" role="tabpanel" aria-labelledby={`sample-tab-${tab}`} className="grid gap-4">
        <Segmented label="Kind of bet" items={segments} chosen={segment} onChoose={setSegment} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label="Email" hint="We never show it." defaultValue="demo@touchline.test" />
          <Field label="Stake" error="At least €0.10." defaultValue="0.05" />
        </div>
      </div>
      <Alert tone="info">Prices are up to date.</Alert>
      <Alert tone="good">Placed. Your balance is €238.50.</Alert>
      <Alert tone="bad">Nothing was charged: the price has changed.</Alert>
      <Skeleton className="h-10" />
      <EmptyState icon="ticket" title="Tap a price to start">
        Nothing is placed until you confirm.
      </EmptyState>
    </section>
  );
}
