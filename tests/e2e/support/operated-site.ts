import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeSiteFile } from "./operator-files.ts";

/** A green PNG, 40 by 20 pixels. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42mNgaGAYGDRq8ajFoxaPWjxq8ajFoxaPWjxyLAYAGEGQELMjys0AAAAASUVORK5CYII=",
  "base64",
);

/** Serves a partner's page and pictures. */
export async function servePartner(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const isPicture = request.url?.endsWith(".png") === true;
    response.writeHead(200, { "content-type": isPicture ? "image/png" : "text/html", "cross-origin-resource-policy": "cross-origin" });
    response.end(isPicture ? picture : "<!doctype html><html lang=en><title>Partner</title><p>Hello from the partner");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const chatSite = "https://chat.example/";

/** The cookie of a visitor who allows only what is necessary, so that the operated product does not ask. */
export function refusedConsent(origin: string): { readonly name: string; readonly value: string; readonly url: string } {
  return { name: "tl_consent", value: encodeURIComponent("1:"), url: origin };
}

const blockedCountries = { AUTH_BLOCKED_COUNTRIES: "FR", BLOCKED_COUNTRIES: "US", COUNTRY_HEADER: "x-country" } as const;

/** A page that shows a partner's frame and picture. */
function partnerPage(partnerOrigin: string): object {
  return {
    path: "/partner",
    title: { en: "Partner" },
    blocks: [
      { type: "iframe", title: { en: "Partner's page" }, url: `${partnerOrigin}/page`, height: 120 },
      {
        type: "banner",
        title: { en: "With a picture" },
        image: { desktop: `${partnerOrigin}/wide.png`, mobile: `${partnerOrigin}/small.png`, alt: { en: "Green" } },
      },
    ],
  };
}

/** Settings of the usual product: the default site with a partner's page, and blocked countries, which change nothing for other visitors. */
export function writeUsualSite(folder: string, partnerOrigin: string): Readonly<Record<string, string>> {
  return { SITE_FILE: writeSiteFile(folder, { custom_pages: [partnerPage(partnerOrigin)] }), ...blockedCountries };
}

/**
 * Settings of a product with blocked countries, bonus campaigns, and a site file with a tag manager, a live chat, a partner's page, and
 * menus that contain sign-in and sign-up links.
 */
export function writeOperatedSite(folder: string, partnerOrigin: string): Readonly<Record<string, string>> {
  const menuItems = [{ page: "sports" }, { action: "sign_in" }, { action: "sign_up" }];
  const siteFile = writeSiteFile(folder, {
    gtm_id: "GTM-TEST12",
    chat: { type: "frame", url: `${chatSite}room/{id}`, id: "42" },
    menus: {
      header: menuItems,
      left_sidebar_desktop: menuItems,
      side_menu_mobile: menuItems,
      tab_bar_mobile: menuItems,
      right_sidebar_desktop: [],
    },
    custom_pages: [partnerPage(partnerOrigin)],
  });
  return { SITE_FILE: siteFile, ...blockedCountries, DEMO_CAMPAIGNS: "true" };
}
