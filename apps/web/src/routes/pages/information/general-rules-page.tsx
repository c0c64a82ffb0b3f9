import type { ReactNode } from "react";
import { InfoArticle } from "../../../features/info/info-article.tsx";
import { rulesAr } from "../../../features/info/rules-ar.data.ts";
import { rulesDe } from "../../../features/info/rules-de.data.ts";
import { rulesEn } from "../../../features/info/rules-en.data.ts";

/** How bets are taken, settled and paid. */
export function GeneralRulesPage(): ReactNode {
  return <InfoArticle texts={{ en: rulesEn, de: rulesDe, ar: rulesAr }} />;
}
