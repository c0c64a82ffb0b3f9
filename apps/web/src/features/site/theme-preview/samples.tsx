import { Alert, Button, Chip, EmptyState, Field, Icon, IconButton, Segmented, Skeleton, Tabs } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import "../../../styles/match.css";
import "../../../styles/match-head.css";

interface SampleCell {
  readonly label?: string;
  readonly price: string;
  readonly state?: "up" | "down" | "chosen" | "locked";
}

function Cell({ label, price, state }: SampleCell): ReactNode {
  return (
    <button
      type="button"
      className={label === undefined ? "odd" : "odd wl"}
      aria-pressed={state === "chosen"}
      aria-disabled={state === "locked"}
      aria-label={`${label ?? "Price"} ${price} ${state ?? ""}`}
      {...(state === "up" || state === "down" ? { "data-move": state } : {})}
      {...(state === "locked" ? { "data-locked": "closed" } : {})}
    >
      {label === undefined ? null : <span className="l">{`${label} `}</span>}
      {state === "locked" ? <Icon name="lock" size={14} /> : <span className="n">{price}</span>}
    </button>
  );
}

const result: readonly SampleCell[] = [
  { price: "1.44", state: "chosen" },
  { price: "4.20", state: "up" },
  { price: "8.50", state: "down" },
];
const totals: readonly SampleCell[] = [
  { label: "O 2.5", price: "1.78" },
  { label: "U 2.5", price: "2.04", state: "locked" },
];

function Prices({ cells, className = "plate" }: { readonly cells: readonly SampleCell[]; readonly className?: string }): ReactNode {
  return (
    <div className={className}>
      {cells.map((cell) => (
        <Cell key={cell.price} {...cell} />
      ))}
    </div>
  );
}

/** Scores and prices in each of their states. */
export function SampleBetting(): ReactNode {
  return (
    <section aria-label="Betting elements" className="content grid gap-4">
      <div className="mt">
        <div className="sec">
          <h2>Popular today</h2>
          <span className="cnt">214</span>
        </div>
        <div className="lh">
          <span className="lg">Premier League</span>
          <span className="ch">
            <span>1</span>
            <span>X</span>
            <span>2</span>
          </span>
          <span className="ch second">Total goals</span>
        </div>
        {["Arsenal – Chelsea", "Liverpool – Everton"].map((name) => (
          <div key={name} className="mr">
            <span className="tm">
              <b>17:30</b>Today
            </span>
            <span className="tms">
              {name.split(" – ").map((team) => (
                <span key={team} className="tr1">
                  {team}
                </span>
              ))}
            </span>
            <Prices className="plate main" cells={result} />
            <Prices className="plate second" cells={totals} />
            <span className="more">+184</span>
          </div>
        ))}
      </div>
      <div className="bugrow">
        <div className="team">
          <span className="nm">Arsenal</span>
        </div>
        <div className="bug">
          <span className="d">2</span>
          <span className="c">
            <b>67:12</b>
            <span>
              <i className="tally" /> 2nd half
            </span>
          </span>
          <span className="d">1</span>
        </div>
        <div className="team" data-side="away">
          <span className="nm">Chelsea</span>
        </div>
      </div>
      <div className="card">
        <header>
          <h3>Match result</h3>
        </header>
        <div className="bd">
          <Prices
            cells={[
              { label: "Arsenal", price: "1.44" },
              { label: "Draw", price: "4.20", state: "chosen" },
              { label: "Chelsea", price: "8.50", state: "up" },
            ]}
          />
        </div>
      </div>
    </section>
  );
}

const tabs = [
  { key: "one", label: "Bet slip" },
  { key: "two", label: "My bets" },
] as const;
const segments = [
  { key: "single", label: "Singles" },
  { key: "combo", label: "Combo" },
  { key: "system", label: "System" },
] as const;

/** All primitives of the design system. */
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
