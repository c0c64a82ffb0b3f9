import type { ReactNode } from "react";
import { InfoArticle } from "../../../features/info/info-article.tsx";
import { termsAr } from "../../../features/info/terms-ar.data.ts";
import { termsDe } from "../../../features/info/terms-de.data.ts";
import { termsEn } from "../../../features/info/terms-en.data.ts";

/** What a player agrees to. */
export function TermsPage(): ReactNode {
  return <InfoArticle texts={{ en: termsEn, de: termsDe, ar: termsAr }} />;
}
