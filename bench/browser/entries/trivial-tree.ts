import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

const place = document.getElementById("trivial");
if (place !== null) hydrateRoot(place, createElement("p", null, "Touchline"));
