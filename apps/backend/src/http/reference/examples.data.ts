import type { RecordedExample } from "./example-of.ts";

/** What the reference backend took and answered, by the name of the call. Written by scripts/record-examples.mjs. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = {
 "activateBonus": {
  "replies": {
   "200": {
    "id": 13,
    "type": "freebet",
    "name": "Insured single",
    "status": "active",
    "user_status": "active",
    "country_codes": [],
    "event_conditions": [],
    "trigger_key": "once",
    "min_odds": 1800,
    "max_odds": null,
    "match_status": null,
    "min_stake": null,
    "valid_from": "2026-11-23T00:00:00.000Z",
    "valid_to": "2026-11-30T00:00:00.000Z",
    "banners": {
     "desktop": "/campaigns/insured.svg",
     "mobile": "/campaigns/insured.svg"
    },
    "issued": {
     "seen": true,
     "computed_status": "active",
     "issued_at": "2026-11-23T16:24:55.571Z",
     "activated_at": "2026-11-23T16:24:56.052Z",
     "expired_at": "2026-11-30T16:24:55.571Z",
     "is_active": true,
     "times_used": 0,
     "amount": {
      "value": 300,
      "currency": "EUR",
      "subunits": 100
     }
    },
    "tasks": [],
    "comboboost": null,
    "freebet": {
     "type": "no_risk",
     "selection_count_from": 1,
     "selection_count_to": 1,
     "boost_data": [],
     "boost_multiplier": 1000,
     "boost_required": false,
     "boost_place": null
    },
    "hunting": null,
    "tournament": null,
    "lootbox": null
   }
  }
 },
 "addFavourite": {
  "replies": {
   "200": {
    "favoriteIds": [
     211872264
    ]
   }
  }
 },
 "answerChallenge": {
  "replies": {
   "200": {
    "id": "2f242493-c4ee-485b-ad14-54eb240eb43b",
    "state": "approved",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-23T16:24:57.414Z",
    "updated_at": "2026-11-23T16:24:57.463Z"
   }
  },
  "body": {
   "code": "123456"
  }
 },
 "authorizeChannels": {
  "replies": {
   "200": {
    "channels": [
     {
      "channel": "$private:en.platform_user.a1875ae6-b027-4523-839a-76e27e82284a",
      "token": "eyJhbGciOiJIUzI1NiIsInR5..."
     }
    ]
   }
  },
  "body": {
   "channels": [
    "$private:en.platform_user.a1875ae6-b027-4523-839a-76e27e82284a"
   ]
  }
 },
 "cashOut": {
  "replies": {
   "200": {
    "bet": {
     "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
     "ref": "YJA9-JVEV",
     "type": "single",
     "status": "waiting_results",
     "result": "no_results",
     "stake": {
      "value": 500,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 3350,
     "potential_win_amount": 1675,
     "win_amount": 475,
     "to_cashout": 475,
     "cashout": {
      "status": "offered",
      "value": 475,
      "at": "2026-11-23T16:24:56.734Z"
     },
     "cashout_rule": null,
     "cashout_amount": 475,
     "original_stake": 1000,
     "is_vip": false,
     "is_quick": false,
     "is_return_capped": false,
     "edited_from": null,
     "edited_to": null,
     "created_at": "2026-11-23T16:24:56.306Z",
     "accepted_at": "2026-11-23T16:24:56.306Z",
     "settled_at": null,
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
       "status": "no_results",
       "dead_heat_share": null,
       "odds": 3350,
       "odds_asked": 3350,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 211872264,
        "urn_id": "tl:match:211872264",
        "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
        "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
        "start_time": "2026-11-23T16:30:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Classics",
        "tournament_name": "Bundesliga 2024-25",
        "home_name": "1. FC Heidenheim 1846",
        "away_name": "VfB Stuttgart",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "1. FC Heidenheim 1846"
       }
      }
     ]
    },
    "paid": 475
   },
   "409": {
    "code": "offer_dropped",
    "message": "The offer has dropped.",
    "localized_message": "The offer has dropped.",
    "offer": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-23T16:24:56.683Z"
    }
   }
  },
  "body": {
   "bet_id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
   "to_cashout": 950,
   "share": 500
  }
 },
 "cashoutTrend": {
  "replies": {
   "200": {
    "offer": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-23T16:24:56.654Z"
    },
    "trend": [
     {
      "at": "2026-11-23T16:24:56.306Z",
      "value": 950
     }
    ]
   }
  }
 },
 "castVote": {
  "replies": {
   "201": {
    "data": "home",
    "created_at": "2026-11-23T16:24:57.355Z",
    "totals": {
     "home": 1,
     "draw": 0,
     "away": 0
    }
   }
  },
  "body": {
   "prediction_id": 211872264,
   "data": "home"
  }
 },
 "closeBetAttempt": {
  "replies": {
   "200": {
    "key": "33f1d83d-dfd1-4d6b-af08-72b79d53c335",
    "state": "placed",
    "bets": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
      "ref": "YJA9-JVEV",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 3350,
      "potential_win_amount": 3350,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-23T16:24:56.398Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-23T16:24:56.306Z",
      "accepted_at": "2026-11-23T16:24:56.306Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 3350,
        "odds_asked": 3350,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 211872264,
         "urn_id": "tl:match:211872264",
         "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
         "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
         "start_time": "2026-11-23T16:30:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Classics",
         "tournament_name": "Bundesliga 2024-25",
         "home_name": "1. FC Heidenheim 1846",
         "away_name": "VfB Stuttgart",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "1. FC Heidenheim 1846"
        }
       }
      ],
      "used_in_jackpot": true
     }
    ]
   }
  }
 },
 "confirmPassword": {
  "replies": {
   "200": {
    "ok": true
   }
  },
  "body": {
   "password": "demo-pass-1"
  }
 },
 "continueSession": {
  "replies": {
   "200": {
    "interval_minutes": 30,
    "is_due": false,
    "next_at": "2026-11-23T16:54:57.665Z",
    "session": {
     "started_at": "2026-11-23T16:24:55.420Z",
     "seconds": 2,
     "currency": "EUR",
     "subunits": 100,
     "wagered": 1475,
     "returned": 950,
     "net": -50
    }
   }
  }
 },
 "countEvents": {
  "replies": {
   "200": {
    "live": {
     "matchCount": 12,
     "outrightCount": 0
    },
    "sports": {
     "tennis": {
      "matchCount": 401,
      "outrightCount": 1
     },
     "cricket": {
      "matchCount": 29,
      "outrightCount": 1
     }
    },
    "categories": {
     "146889": {
      "matchCount": 10,
      "outrightCount": 0
     },
     "177967": {
      "matchCount": 68,
      "outrightCount": 0
     }
    },
    "tournaments": {
     "102824": {
      "matchCount": 6,
      "outrightCount": 0
     },
     "104166": {
      "matchCount": 5,
      "outrightCount": 0
     }
    }
   }
  },
  "body": {
   "filters": [
    {
     "sport_type": "regular",
     "match_status": [
      0,
      1
     ]
    }
   ]
  }
 },
 "countNotifications": {
  "replies": {
   "200": {
    "unread": 1
   }
  }
 },
 "createEmbedCode": {
  "replies": {
   "201": {
    "code": "XyBrlkJk7QoiIbe3QMjp2PC4R-bBpcZoyr31qPYLGlA",
    "expires_in": 60
   }
  },
  "body": {
   "player": "host-player-17",
   "brand": "broadcast",
   "parent_origin": "https://www.example.com"
  }
 },
 "createPayment": {
  "replies": {
   "201": {
    "id": "2f242493-c4ee-485b-ad14-54eb240eb43b",
    "state": "challenge",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-23T16:24:57.414Z",
    "updated_at": "2026-11-23T16:24:57.414Z"
   }
  },
  "body": {
   "amount": 2000,
   "currency": "EUR",
   "card": {
    "number": "4000 0000 0000 3220",
    "expiry_month": 4,
    "expiry_year": 2029,
    "cvc": "123",
    "holder": "Dana Demo"
   }
  }
 },
 "createShareCode": {
  "replies": {
   "200": {
    "code": "W24F46PD33V1VGV6"
   }
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "customMarkets": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 100001,
      "market_external_id": 1,
      "match_id": 211872264,
      "match_urn_id": "tl:match:211872264",
      "name": "Match result",
      "specifier": "",
      "status": 1,
      "priority": 1,
      "most_balanced": true,
      "market_groups": [
       "all",
       "top"
      ],
      "custom_bet_groups": [
       "1",
       "1-10"
      ],
      "next_bet_stop": null,
      "provider": "betradar",
      "simulated_detail": false,
      "outcomes": [
       {
        "id": 500001,
        "outcome_external_id": "1",
        "name": "1. FC Heidenheim 1846",
        "active": true,
        "odds": 3350
       }
      ]
     }
    ]
   }
  }
 },
 "customOdds": {
  "replies": {
   "200": {
    "odds": 3950
   }
  },
  "body": {
   "match_id": 211872264,
   "selections": [
    {
     "market_id": 100001,
     "specifier": "",
     "outcome_id": 500001
    }
   ]
  }
 },
 "deposit": {
  "replies": {
   "200": {
    "currency": "EUR",
    "subunits": 100,
    "balance": 104475
   }
  },
  "body": {
   "amount": 5000,
   "currency": "EUR"
  }
 },
 "editBet": {
  "replies": {
   "200": {
    "closed": {
     "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
     "ref": "YJA9-JVEV",
     "type": "single",
     "status": "cashed_out",
     "result": "cashed_out",
     "stake": {
      "value": 500,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 3350,
     "potential_win_amount": 1675,
     "win_amount": 950,
     "to_cashout": null,
     "cashout": null,
     "cashout_rule": null,
     "cashout_amount": 950,
     "original_stake": 1000,
     "is_vip": false,
     "is_quick": false,
     "is_return_capped": false,
     "edited_from": null,
     "edited_to": "70091b09-defc-425e-bca7-f54bb69909dc",
     "created_at": "2026-11-23T16:24:56.306Z",
     "accepted_at": "2026-11-23T16:24:56.306Z",
     "settled_at": "2026-11-23T16:24:56.769Z",
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
       "status": "no_results",
       "dead_heat_share": null,
       "odds": 3350,
       "odds_asked": 3350,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 211872264,
        "urn_id": "tl:match:211872264",
        "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
        "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
        "start_time": "2026-11-23T16:30:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Classics",
        "tournament_name": "Bundesliga 2024-25",
        "home_name": "1. FC Heidenheim 1846",
        "away_name": "VfB Stuttgart",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "1. FC Heidenheim 1846"
       }
      }
     ]
    },
    "placed": {
     "id": "70091b09-defc-425e-bca7-f54bb69909dc",
     "ref": "0V1C-2WAF",
     "type": "combo",
     "status": "waiting_results",
     "result": "no_results",
     "stake": {
      "value": 475,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 9480,
     "potential_win_amount": 4503,
     "win_amount": 0,
     "to_cashout": 451,
     "cashout": {
      "status": "offered",
      "value": 451,
      "at": "2026-11-23T16:24:56.787Z"
     },
     "cashout_rule": null,
     "cashout_amount": 0,
     "original_stake": 475,
     "is_vip": false,
     "is_quick": false,
     "is_return_capped": false,
     "edited_from": "4274a4aa-5a57-48da-b7dd-d097f434806d",
     "edited_to": null,
     "created_at": "2026-11-23T16:24:56.780Z",
     "accepted_at": "2026-11-23T16:24:56.780Z",
     "settled_at": null,
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "70091b09-defc-425e-bca7-f54bb69909dc:0",
       "status": "no_results",
       "dead_heat_share": null,
       "odds": 6000,
       "odds_asked": 6000,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 211872266,
        "urn_id": "tl:match:211872266",
        "slug": "crystal-palace-fc-liverpool-fc-m-211872266",
        "name": "Crystal Palace FC - Liverpool FC",
        "start_time": "2026-11-23T16:30:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Classics",
        "tournament_name": "Premier League 2024-25",
        "home_name": "Crystal Palace FC",
        "away_name": "Liverpool FC",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "Crystal Palace FC"
       }
      }
     ]
    }
   }
  },
  "body": {
   "to_cashout": 1,
   "meta": {
    "device_id": "6f1c9f0e-0f9a-4a55-8c2e-0c8f2a6a7a11"
   },
   "bet": {
    "type": "combo",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "selections": [
     {
      "match_id": 211872266,
      "market_id": 100001,
      "specifier": "",
      "outcome_id": 500001,
      "odds": 6000
     }
    ]
   }
  }
 },
 "endOtherSessions": {
  "replies": {
   "200": {
    "ended": 0
   }
  }
 },
 "forgetCard": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "726a6593-8138-4a8c-980e-d82ac7ac9eb0",
      "brand": "Visa",
      "last4": "3220",
      "expiry": "2029-04"
     }
    ]
   }
  }
 },
 "getBet": {
  "replies": {
   "200": {
    "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
    "ref": "YJA9-JVEV",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 3350,
    "potential_win_amount": 3350,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-23T16:24:56.608Z"
    },
    "cashout_rule": {
     "action": "cash_out",
     "at_value": 1200,
     "state": "waiting"
    },
    "cashout_amount": 0,
    "original_stake": 1000,
    "is_vip": false,
    "is_quick": false,
    "is_return_capped": false,
    "edited_from": null,
    "edited_to": null,
    "created_at": "2026-11-23T16:24:56.306Z",
    "accepted_at": "2026-11-23T16:24:56.306Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 3350,
      "odds_asked": 3350,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 211872264,
       "urn_id": "tl:match:211872264",
       "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
       "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
       "start_time": "2026-11-23T16:30:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Classics",
       "tournament_name": "Bundesliga 2024-25",
       "home_name": "1. FC Heidenheim 1846",
       "away_name": "VfB Stuttgart",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "1. FC Heidenheim 1846"
      }
     }
    ],
    "used_in_jackpot": true
   }
  }
 },
 "getBetAttempt": {
  "replies": {
   "200": {
    "key": "33f1d83d-dfd1-4d6b-af08-72b79d53c335",
    "state": "placed",
    "bets": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
      "ref": "YJA9-JVEV",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 3350,
      "potential_win_amount": 3350,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-23T16:24:56.339Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-23T16:24:56.306Z",
      "accepted_at": "2026-11-23T16:24:56.306Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 3350,
        "odds_asked": 3350,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 211872264,
         "urn_id": "tl:match:211872264",
         "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
         "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
         "start_time": "2026-11-23T16:30:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Classics",
         "tournament_name": "Bundesliga 2024-25",
         "home_name": "1. FC Heidenheim 1846",
         "away_name": "VfB Stuttgart",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "1. FC Heidenheim 1846"
        }
       }
      ],
      "used_in_jackpot": true
     }
    ]
   }
  }
 },
 "getBonus": {
  "replies": {
   "200": {
    "id": 7,
    "type": "tournament",
    "name": "Hunting tournament: Australian Open 2017",
    "status": "active",
    "user_status": "available",
    "country_codes": [],
    "event_conditions": [
     {
      "sport_type": null,
      "sport": {
       "key": "tennis",
       "name": "Tennis"
      },
      "category": null,
      "tournament": {
       "id": 556754,
       "name": "Australian Open 2017"
      },
      "event": null
     }
    ],
    "trigger_key": "once",
    "min_odds": 1300,
    "max_odds": null,
    "match_status": null,
    "min_stake": {
     "value": 100,
     "currency": "EUR",
     "subunits": 100
    },
    "valid_from": "2026-11-23T00:00:00.000Z",
    "valid_to": "2026-11-30T00:00:00.000Z",
    "banners": {
     "desktop": "/campaigns/tournament.svg",
     "mobile": "/campaigns/tournament.svg"
    },
    "issued": {
     "seen": true,
     "computed_status": "available",
     "issued_at": "2026-11-23T16:24:55.571Z",
     "activated_at": null,
     "expired_at": "2026-11-30T00:00:00.000Z",
     "is_active": false,
     "times_used": 0,
     "amount": null
    },
    "tasks": [],
    "comboboost": null,
    "freebet": null,
    "hunting": {
     "farming_freebet_type": "only_win",
     "farming_ranges": [],
     "max_amount": {
      "value": 0,
      "currency": "EUR",
      "subunits": 100
     },
     "farm_once_per_event": true,
     "show_in_promotion": true,
     "farmed_event_ids": [],
     "used_in_bets": 0,
     "avg_stake": null,
     "bets_count": 0,
     "points": 0,
     "available_points": 0,
     "potential_points": 0,
     "potential_freebet_amount": null
    },
    "tournament": {
     "initial_pool": {
      "value": 10000,
      "currency": "EUR",
      "subunits": 100
     },
     "pool_amount": {
      "value": 10000,
      "currency": "EUR",
      "subunits": 100
     },
     "contribution": 20,
     "shares": [
      400,
      250
     ],
     "position": null,
     "players": 0
    },
    "lootbox": null
   }
  }
 },
 "getBonusTerms": {
  "replies": {
   "200": {
    "data": [
     {
      "key": "events",
      "values": {
       "events": "Australian Open 2017"
      }
     }
    ]
   }
  }
 },
 "getCategory": {
  "replies": {
   "200": {
    "id": 881037,
    "urn_id": "tl:category:881037",
    "slug": "england-c-881037",
    "name": "England",
    "country_code": "GB-ENG",
    "priority": 1,
    "sport_id": 1,
    "sport_urn_id": "tl:sport:1",
    "sport_key": "soccer",
    "sport_name": "Football",
    "sport_type": "regular"
   }
  }
 },
 "getChatRoom": {
  "replies": {
   "200": {
    "match_id": 18002638,
    "state": "open",
    "opens_at": "2026-11-22T15:00:00.000Z",
    "closes_at": null,
    "author_id": "p_cBlXpO_MEPBg-mh7NaWqZg"
   }
  }
 },
 "getHeadToHead": {
  "replies": {
   "200": {
    "match_id": 18002638,
    "home_wins": 0,
    "draws": 0,
    "away_wins": 0,
    "meetings": [],
    "form": {
     "home": [
      {
       "result": "L",
       "match": {
        "start_time": "2026-11-09T15:00:00.000Z",
        "tournament_name": "Championship",
        "home": {
         "id": "soccer:burnley-fc",
         "name": "Burnley FC"
        },
        "away": {
         "id": "soccer:swansea-city-afc",
         "name": "Swansea City AFC"
        },
        "score": {
         "home": 1,
         "away": 0
        }
       }
      }
     ],
     "away": [
      {
       "result": "W",
       "match": {
        "start_time": "2026-11-08T15:00:00.000Z",
        "tournament_name": "Championship",
        "home": {
         "id": "soccer:leeds-united-fc",
         "name": "Leeds United FC"
        },
        "away": {
         "id": "soccer:queens-park-rangers-fc",
         "name": "Queens Park Rangers FC"
        },
        "score": {
         "home": 2,
         "away": 0
        }
       }
      }
     ]
    }
   }
  }
 },
 "getJackpot": {
  "replies": {
   "200": {
    "id": 10,
    "name": "Touchline jackpot",
    "status": "active",
    "amount": 105200,
    "pool_amount": 105200,
    "hits_amount": 0,
    "currency": "EUR",
    "subunits": 100,
    "contribution": 100,
    "min_stake": 100,
    "min_odds": 1500,
    "levels": [
     {
      "code": "mini",
      "name": "Mini",
      "pool_amount": 200,
      "drop_before": 250,
      "state": "active"
     }
    ]
   }
  }
 },
 "getMatch": {
  "replies": {
   "200": {
    "id": 18002638,
    "urn_id": "tl:match:18002638",
    "slug": "swansea-city-afc-leeds-united-fc-m-18002638",
    "type": "match",
    "name": null,
    "status": 1,
    "stage": "Regular, Matchday 16",
    "start_time": "2026-11-23T15:00:00.000Z",
    "end_date": null,
    "stadium": null,
    "city": null,
    "competitors": {
     "home": {
      "id": "soccer:swansea-city-afc",
      "name": "Swansea City AFC",
      "short_name": "SCI",
      "logo": null,
      "country_code": "GB-ENG",
      "colors": [
       "#f6cbe2",
       "#153e5b"
      ],
      "is_nation": false
     },
     "away": {
      "id": "soccer:leeds-united-fc",
      "name": "Leeds United FC",
      "short_name": "LEE",
      "logo": null,
      "country_code": "GB-ENG",
      "colors": [
       "#ffffff",
       "#1d428a"
      ],
      "is_nation": false
     }
    },
    "tournament": {
     "id": 437910,
     "urn_id": "tl:tournament:437910",
     "slug": "championship-l-437910",
     "name": "Championship",
     "priority": 26,
     "provider": "betradar",
     "sport": {
      "id": 1,
      "urn_id": "tl:sport:1",
      "key": "soccer",
      "name": "Football",
      "type": "regular",
      "priority": 1,
      "provider": "betradar",
      "main_market_id": 1,
      "main_market_outcomes_count": 3,
      "secondary_market_id": 18,
      "secondary_market_outcomes_count": 2,
      "tertiary_market_id": 16,
      "tertiary_market_outcomes_count": 2
     },
     "category": {
      "id": 881037,
      "urn_id": "tl:category:881037",
      "slug": "england-c-881037",
      "name": "England",
      "country_code": "GB-ENG",
      "priority": 1,
      "sport_id": 1,
      "sport_urn_id": "tl:sport:1",
      "sport_key": "soccer",
      "sport_name": "Football",
      "sport_type": "regular"
     }
    },
    "statistics": {
     "phase": {
      "code": 7,
      "key": "2nd_half",
      "name": "2nd half"
     },
     "clock": {
      "match_time": "66:40",
      "stoppage_time": null,
      "remaining_time": null,
      "stopped": false,
      "at": "2026-11-23T16:24:55.321Z",
      "speed": 1
     },
     "progress": 765,
     "breaks": [
      428,
      563
     ],
     "total_score": {
      "home": 2,
      "away": 3
     },
     "game_score": null,
     "period_score": [
      {
       "home": 2,
       "away": 1,
       "period_key": "1st_half",
       "period_name": "1st half",
       "number": 1,
       "type": "half"
      }
     ],
     "current_server": null,
     "max_period_number": 2,
     "details": []
    },
    "available_markets": 48,
    "top_markets": [],
    "main_market": {
     "id": 100001,
     "market_external_id": 1,
     "match_id": 18002638,
     "match_urn_id": "tl:match:18002638",
     "name": "Match result",
     "specifier": "",
     "status": 1,
     "priority": 1,
     "most_balanced": true,
     "market_groups": [
      "all",
      "top"
     ],
     "custom_bet_groups": [],
     "next_bet_stop": null,
     "provider": "betradar",
     "simulated_detail": false,
     "outcomes": [
      {
       "id": 500001,
       "outcome_external_id": "1",
       "name": "Swansea City AFC",
       "active": true,
       "odds": 35000
      }
     ]
    },
    "secondary_market": {
     "id": 100018,
     "market_external_id": 18,
     "match_id": 18002638,
     "match_urn_id": "tl:match:18002638",
     "name": "Total goals",
     "specifier": "total=5.5",
     "status": 1,
     "priority": 2,
     "most_balanced": true,
     "market_groups": [
      "all",
      "top"
     ],
     "custom_bet_groups": [],
     "next_bet_stop": null,
     "provider": "betradar",
     "simulated_detail": false,
     "outcomes": [
      {
       "id": 500012,
       "outcome_external_id": "12",
       "name": "Over 5.5",
       "active": true,
       "odds": 2000
      }
     ]
    },
    "has_video": true,
    "provider": "betradar",
    "is_provider_stats_available": true,
    "is_simulated": false,
    "is_classic": false,
    "tertiary_market": {
     "id": 100016,
     "market_external_id": 16,
     "match_id": 18002638,
     "match_urn_id": "tl:match:18002638",
     "name": "Handicap",
     "specifier": "hcp=1",
     "status": 1,
     "priority": 6,
     "most_balanced": true,
     "market_groups": [
      "all",
      "top"
     ],
     "custom_bet_groups": [],
     "next_bet_stop": null,
     "provider": "betradar",
     "simulated_detail": false,
     "outcomes": [
      {
       "id": 501714,
       "outcome_external_id": "1714",
       "name": "Swansea City AFC (+1)",
       "active": true,
       "odds": 2200
      }
     ]
    }
   }
  }
 },
 "getMatchLineups": {
  "replies": {
   "200": {
    "match_id": 18002638,
    "home": [],
    "away": []
   }
  }
 },
 "getMatchStandings": {
  "replies": {
   "200": {
    "tournament_id": 437910,
    "rows": [
     {
      "rank": 1,
      "competitor": {
       "id": "soccer:sheffield-united-fc",
       "name": "Sheffield United FC",
       "short_name": "SUN",
       "logo": null,
       "country_code": "GB-ENG",
       "colors": [
        "#19612c",
        "#f5cbc7"
       ],
       "is_nation": false
      },
      "played": 16,
      "won": 10,
      "drawn": 4,
      "lost": 2,
      "scored": 21,
      "conceded": 9,
      "points": 34,
      "form": [
       "W",
       "W"
      ]
     }
    ]
   }
  }
 },
 "getMatchStreams": {
  "replies": {
   "200": {
    "link": "demo:18002638",
    "frame": null,
    "language_code": "en"
   }
  }
 },
 "getMatchTimeline": {
  "replies": {
   "200": {
    "match_id": 18002638,
    "statistics": {
     "phase": {
      "code": 7,
      "key": "2nd_half",
      "name": "2nd half"
     },
     "clock": {
      "match_time": "66:40",
      "stoppage_time": null,
      "remaining_time": null,
      "stopped": false,
      "at": "2026-11-23T16:24:55.321Z",
      "speed": 1
     },
     "progress": 765,
     "breaks": [
      428,
      563
     ],
     "total_score": {
      "home": 2,
      "away": 3
     },
     "game_score": null,
     "period_score": [
      {
       "home": 2,
       "away": 1,
       "period_key": "1st_half",
       "period_name": "1st half",
       "number": 1,
       "type": "half"
      }
     ],
     "current_server": null,
     "max_period_number": 2,
     "details": []
    },
    "incidents": [
     {
      "id": "18002638-0",
      "kind": "period_start",
      "side": null,
      "time": "0",
      "text": "1st half: start",
      "score": null,
      "player": null,
      "simulated": false,
      "at_seconds": 0
     }
    ],
    "latest": {
     "id": "18002638-8",
     "kind": "goal",
     "side": "away",
     "time": "58",
     "text": "Goal",
     "score": "2:3",
     "player": null,
     "simulated": true,
     "at_seconds": 4573
    },
    "periods": [
     {
      "number": 1,
      "name": "1st half",
      "type": "half",
      "from_seconds": 0,
      "to_seconds": 2895,
      "planned_seconds": 2880
     }
    ],
    "momentum": null,
    "facts": [],
    "has_lineups": false
   }
  }
 },
 "getMatchVideo": {
  "replies": {
   "200": {
    "link": "demo:18002638",
    "frame": null
   }
  }
 },
 "getPayment": {
  "replies": {
   "200": {
    "id": "2f242493-c4ee-485b-ad14-54eb240eb43b",
    "state": "challenge",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-23T16:24:57.414Z",
    "updated_at": "2026-11-23T16:24:57.414Z"
   }
  }
 },
 "getPhoneVerification": {
  "replies": {
   "200": {
    "isVerified": false,
    "is_required": false,
    "phone": null
   }
  }
 },
 "getPlayer": {
  "replies": {
   "200": {
    "id": "a1875ae6-b027-4523-839a-76e27e82284a",
    "email": "demo@touchline.test",
    "name": "Dana Demo",
    "first_name": "Dana",
    "last_name": "Demo",
    "nickname": null,
    "phone": null,
    "currency": "EUR",
    "country": "DE",
    "locale": "en",
    "is_confirmed": true,
    "is_blocked": false,
    "statuses": [],
    "auth_fields_missed": [],
    "serasa": {
     "pve": false
    },
    "cpf": null,
    "municipality_code": null,
    "is_phone_verified": false
   }
  }
 },
 "getPriceHistory": {
  "replies": {
   "200": {
    "data": [
     {
      "at": "2026-11-23T16:24:51.633Z",
      "outcome_id": 500001,
      "odds": 35000
     }
    ]
   }
  }
 },
 "getProviderState": {
  "replies": {
   "200": {
    "now": "2026-11-23T16:24:57.779Z",
    "account": {
     "balance": 106475,
     "currency": "EUR",
     "subunits": 100,
     "min_stake": 10,
     "max_stake": 5000000,
     "max_return": 100000000,
     "quick_stakes": [
      500,
      1000
     ]
    },
    "open": {
     "number": 9974729,
     "closes_at": "2026-11-23T16:27:00.000Z",
     "commitment": "e85a75d22c7fafd004c50649e1bebe26456ea45f165ea2539a8e48bef43e41d2",
     "card": {
      "highest": 36,
      "drawn": 5,
      "prizes": [
       {
        "matched": 5,
        "odds": 20000000,
        "tickets": 1,
        "allTickets": 376992
       }
      ],
      "payback": 0.7026674306086071
     }
    },
    "shown_for_ms": 20000,
    "drawn": [
     {
      "number": 9974728,
      "closed_at": "2026-11-23T16:24:00.000Z",
      "commitment": "23940efcd8c9e310f0fd100aa756f36130a57bb6d5249221728a8742e9a45068",
      "seed": "137e0f0f3dd751c178d5bb14c37db46a48572770618126b9c857044a8c6d1555",
      "card": {
       "highest": 36,
       "drawn": 5,
       "prizes": [
        {
         "matched": 5,
         "odds": 20000000,
         "tickets": 1,
         "allTickets": 376992
        }
       ],
       "payback": 0.7026674306086071
      },
      "result": {
       "numbers": [
        25,
        29
       ]
      }
     }
    ],
    "bets": []
   }
  }
 },
 "getRealityCheck": {
  "replies": {
   "200": {
    "interval_minutes": 30,
    "is_due": false,
    "next_at": "2026-11-23T16:54:57.607Z",
    "session": {
     "started_at": "2026-11-23T16:24:55.420Z",
     "seconds": 2,
     "currency": "EUR",
     "subunits": 100,
     "wagered": 1475,
     "returned": 950,
     "net": -50
    }
   }
  }
 },
 "getRealtimeToken": {
  "replies": {
   "200": {
    "token": "eyJhbGciOiJIUzI1NiIsInR5..."
   }
  }
 },
 "getSaferGambling": {
  "replies": {
   "200": {
    "jurisdiction": {
     "key": "default",
     "minimum_age": 18,
     "compulsory": [],
     "suggested": [],
     "increase_delay_hours": 24,
     "exclusion_days": [
      180,
      365
     ],
     "has_lasting_exclusion": true,
     "break_days": [
      1,
      7
     ],
     "reality_check_minutes": [
      15,
      30
     ],
     "has_in_play_notice": true,
     "help": [
      {
       "name": "Gambling Therapy",
       "url": "https://www.gamblingtherapy.org",
       "phone": null
      }
     ]
    },
    "missing": [],
    "exclusion": null,
    "session": {
     "started_at": "2026-11-23T16:24:55.420Z",
     "seconds": 2,
     "currency": "EUR",
     "subunits": 100,
     "wagered": 1475,
     "returned": 950,
     "net": -50
    }
   }
  }
 },
 "getSettings": {
  "replies": {
   "200": {
    "stakes": {
     "EUR": [
      500,
      1000
     ],
     "USD": [
      500,
      1000
     ]
    },
    "auto_accept_odds_change": "higher",
    "odds_types": {
     "available": [
      "european",
      "british"
     ],
     "selected": "european"
    },
    "custom_bet_enabled": true,
    "custom_bet_allow_single": false,
    "video_settings": {
     "enabled": true
    },
    "provider_statuses": {
     "betradar": "active",
     "oddin": "active"
    },
    "sport_type_providers": {
     "regular": "betradar",
     "cyber": "betradar"
    },
    "multi_bet_settings": {
     "available_by_provider": {
      "betradar": true,
      "oddin": false
     }
    },
    "additional_providers": {
     "horse_racing": true,
     "lotto": true
    },
    "allow_multiple_active_user_freebets": true,
    "in_play_delay_seconds": 5,
    "system_types": [
     {
      "id": "2/3",
      "total_count": 3,
      "win_count": 2
     }
    ],
    "max_return": {
     "EUR": 100000000,
     "USD": 100000000
    },
    "min_stake": {
     "EUR": 10,
     "USD": 10
    },
    "vip_from": {
     "EUR": 1000000,
     "USD": 1000000
    },
    "quick_bet_enabled": true,
    "share_bet_enabled": true,
    "capabilities": [
     "cashout_rules",
     "cashout_trend"
    ],
    "push_subscription": false
   }
  }
 },
 "getShareCode": {
  "replies": {
   "200": {
    "bets": [
     {
      "type": "single",
      "selections": [
       {
        "match_id": 211872264,
        "market_id": 100001,
        "specifier": "",
        "outcome_id": 500001,
        "odds": 3350
       }
      ]
     }
    ]
   }
  }
 },
 "getSiteConfig": {
  "replies": {
   "200": {
    "name": "Touchline",
    "brand": "broadcast",
    "locales": [
     "en",
     "en-IE"
    ],
    "seo": {
     "indexed": false,
     "title": "Touchline",
     "description": "Sports betting on replayed real matches with play money."
    },
    "realtime": {
     "endpoint": "/connection/websocket",
     "transports": [
      {
       "transport": "websocket",
       "endpoint": "/connection/websocket"
      }
     ],
     "emulation_endpoint": "/emulation",
     "channels": {
      "public": "public:{locale}",
      "match": "match:{locale}.{matchId}",
      "private": "$private:{locale}.platform_user.{userId}",
      "chat": "chat:{locale}.{matchId}"
     },
     "delta": true
    },
    "odds_display_cap": {
     "threshold": 40000,
     "shown": 40000
    },
    "allow_zoom": true,
    "is_my_bets_visible": true,
    "is_favourites_button_visible": true,
    "are_comboboost_notices_visible": false,
    "hide_simulated_detail": false,
    "feature_flags": [
     "rtl_view",
     "centrifuge_delta_compression"
    ],
    "attributions": [
     "Football data: openfootball (football.db), public domain (CC0). International results: Mart Juerisoo (martj42), CC0.",
     "Contains information from Cricsheet (https://cricsheet.org), which is made available under the ODC Attribution License (https://opendatacommons.org/licenses/by/1-0/)."
    ],
    "menus": {
     "header": [
      {
       "page": "sports"
      }
     ],
     "left_sidebar_desktop": [
      {
       "page": "favorites"
      }
     ],
     "side_menu_mobile": [
      {
       "page": "favorites"
      }
     ],
     "tab_bar_mobile": [
      {
       "page": "sports"
      },
      {
       "page": "in_play"
      }
     ],
     "right_sidebar_desktop": []
    },
    "frame_origins": [
     "http://localhost:3001"
    ],
    "image_origins": [],
    "custom_paths": [],
    "media_origins": [],
    "connect_origins": [],
    "error_reporting": {
     "address": "/api/v2/error-reports"
    },
    "gtm_id": null,
    "chat": null,
    "sign_up_reminder_seconds": null,
    "deposit_after_registration": true,
    "deposit_reminder": {
     "show": false,
     "player_group_id": null,
     "remind_after": 10
    },
    "push_notifications": {
     "type": "webpush",
     "public_key": "BPYqujBNZsFL4RFDMqvhD7IkLK_wdJbcY612xcHrPy69Yp_UDkxeJNx-7PiCGBbGarKC8fHMymwfCKwkKbolzVc"
    }
   }
  }
 },
 "getSitePage": {
  "replies": {
   "200": {
    "title": null,
    "description": null,
    "layout": "default",
    "is_indexed": true,
    "top": [],
    "bottom": [
     {
      "type": "live_events",
      "limit": 24,
      "max_per_sport": 7,
      "view": "ribbon"
     }
    ]
   }
  }
 },
 "getSystemData": {
  "replies": {
   "200": {
    "clock": {
     "now": "2026-11-23T16:24:54.856Z",
     "speed": 1
    },
    "locales": [
     {
      "code": "en",
      "name": "English",
      "rtl": false
     }
    ],
    "platform_settings": {
     "platform_origin": "http://localhost:3001",
     "registration_open": true,
     "auth_blocked_countries": [],
     "outbox_url": "http://localhost:3001/outbox",
     "user_group": null
    },
    "player_fields": [
     {
      "key": "email",
      "required": true
     }
    ],
    "currencies": [
     {
      "code": "EUR",
      "fiat": true,
      "subunits": 100,
      "subcurrencies": []
     }
    ],
    "countries": [
     {
      "code": "AF",
      "name": "Afghanistan"
     }
    ],
    "user_country": {
     "code": "DE",
     "name": "Germany"
    },
    "market_groups": [
     {
      "groupKey": "all",
      "name": "All"
     }
    ]
   }
  }
 },
 "getTerms": {
  "replies": {
   "200": {
    "version": null,
    "accepted_version": null,
    "is_required": false
   }
  }
 },
 "getTournament": {
  "replies": {
   "200": {
    "id": 631236,
    "urn_id": "tl:tournament:631236",
    "slug": "bundesliga-2024-25-l-631236",
    "name": "Bundesliga 2024-25",
    "priority": 906,
    "provider": "betradar",
    "sport": {
     "id": 1,
     "urn_id": "tl:sport:1",
     "key": "soccer",
     "name": "Football",
     "type": "regular",
     "priority": 1,
     "provider": "betradar",
     "main_market_id": 1,
     "main_market_outcomes_count": 3,
     "secondary_market_id": 18,
     "secondary_market_outcomes_count": 2,
     "tertiary_market_id": 16,
     "tertiary_market_outcomes_count": 2
    },
    "category": {
     "id": 546466,
     "urn_id": "tl:category:546466",
     "slug": "classics-c-546466",
     "name": "Classics",
     "country_code": null,
     "priority": 900,
     "sport_id": 1,
     "sport_urn_id": "tl:sport:1",
     "sport_key": "soccer",
     "sport_name": "Football",
     "sport_type": "regular"
    }
   }
  }
 },
 "getTournamentStandings": {
  "replies": {
   "200": {
    "tournament_id": 631236,
    "rows": []
   }
  }
 },
 "getVote": {
  "replies": {
   "200": {
    "data": "home",
    "created_at": "2026-11-23T16:24:57.355Z",
    "totals": {
     "home": 1,
     "draw": 0,
     "away": 0
    }
   }
  }
 },
 "getWinChances": {
  "replies": {
   "200": {
    "match_id": 50000096,
    "is_complete": true,
    "points": [
     {
      "at_seconds": 0,
      "home": 623,
      "draw": 250,
      "away": 127,
      "score": "0:0",
      "time": "0"
     }
    ]
   }
  }
 },
 "launchProvider": {
  "replies": {
   "200": {
    "url": "/providers/lotto/lottery?lang=en&theme=system#U1mEgbJwrCre2tGdoVNd22iuTj9sM3EpJuj7e5x1mGc",
    "expires_at": "2026-11-23T18:24:57.754Z"
   }
  },
  "body": {
   "app": "lottery"
  }
 },
 "listAccounts": {
  "replies": {
   "200": {
    "data": [
     {
      "currency": "EUR",
      "subunits": 100,
      "balance": 99475
     }
    ]
   }
  }
 },
 "listBets": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
      "ref": "YJA9-JVEV",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 3350,
      "potential_win_amount": 3350,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-23T16:24:56.425Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-23T16:24:56.306Z",
      "accepted_at": "2026-11-23T16:24:56.306Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 3350,
        "odds_asked": 3350,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 211872264,
         "urn_id": "tl:match:211872264",
         "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
         "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
         "start_time": "2026-11-23T16:30:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Classics",
         "tournament_name": "Bundesliga 2024-25",
         "home_name": "1. FC Heidenheim 1846",
         "away_name": "VfB Stuttgart",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "1. FC Heidenheim 1846"
        }
       }
      ],
      "used_in_jackpot": true
     }
    ],
    "pagination": {
     "total": 1,
     "page": 1,
     "limit": 1,
     "last_page": 1
    }
   }
  }
 },
 "listBonuses": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 13,
      "type": "freebet",
      "name": "Insured single",
      "status": "active",
      "user_status": "available",
      "country_codes": [],
      "event_conditions": [],
      "trigger_key": "once",
      "min_odds": 1800,
      "max_odds": null,
      "match_status": null,
      "min_stake": null,
      "valid_from": "2026-11-23T00:00:00.000Z",
      "valid_to": "2026-11-30T00:00:00.000Z",
      "banners": {
       "desktop": "/campaigns/insured.svg",
       "mobile": "/campaigns/insured.svg"
      },
      "issued": {
       "seen": true,
       "computed_status": "available",
       "issued_at": "2026-11-23T16:24:55.571Z",
       "activated_at": null,
       "expired_at": "2026-11-30T16:24:55.571Z",
       "is_active": false,
       "times_used": 0,
       "amount": {
        "value": 300,
        "currency": "EUR",
        "subunits": 100
       }
      },
      "tasks": [],
      "comboboost": null,
      "freebet": {
       "type": "no_risk",
       "selection_count_from": 1,
       "selection_count_to": 1,
       "boost_data": [],
       "boost_multiplier": 1000,
       "boost_required": false,
       "boost_place": null
      },
      "hunting": null,
      "tournament": null,
      "lootbox": null
     }
    ]
   }
  }
 },
 "listBonusesOfKind": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 7,
      "type": "tournament",
      "name": "Hunting tournament: Australian Open 2017",
      "status": "active",
      "user_status": "available",
      "country_codes": [],
      "event_conditions": [
       {
        "sport_type": null,
        "sport": {
         "key": "tennis",
         "name": "Tennis"
        },
        "category": null,
        "tournament": {
         "id": 556754,
         "name": "Australian Open 2017"
        },
        "event": null
       }
      ],
      "trigger_key": "once",
      "min_odds": 1300,
      "max_odds": null,
      "match_status": null,
      "min_stake": {
       "value": 100,
       "currency": "EUR",
       "subunits": 100
      },
      "valid_from": "2026-11-23T00:00:00.000Z",
      "valid_to": "2026-11-30T00:00:00.000Z",
      "banners": {
       "desktop": "/campaigns/tournament.svg",
       "mobile": "/campaigns/tournament.svg"
      },
      "issued": {
       "seen": true,
       "computed_status": "available",
       "issued_at": "2026-11-23T16:24:55.571Z",
       "activated_at": null,
       "expired_at": "2026-11-30T00:00:00.000Z",
       "is_active": false,
       "times_used": 0,
       "amount": null
      },
      "tasks": [],
      "comboboost": null,
      "freebet": null,
      "hunting": {
       "farming_freebet_type": "only_win",
       "farming_ranges": [],
       "max_amount": {
        "value": 0,
        "currency": "EUR",
        "subunits": 100
       },
       "farm_once_per_event": true,
       "show_in_promotion": true,
       "farmed_event_ids": [],
       "used_in_bets": 0,
       "avg_stake": null,
       "bets_count": 0,
       "points": 0,
       "available_points": 0,
       "potential_points": 0,
       "potential_freebet_amount": null
      },
      "tournament": {
       "initial_pool": {
        "value": 10000,
        "currency": "EUR",
        "subunits": 100
       },
       "pool_amount": {
        "value": 10000,
        "currency": "EUR",
        "subunits": 100
       },
       "contribution": 20,
       "shares": [
        400,
        250
       ],
       "position": null,
       "players": 0
      },
      "lootbox": null
     }
    ],
    "pagination": {
     "total": 1,
     "page": 1,
     "limit": 1,
     "last_page": 1
    }
   }
  }
 },
 "listCategories": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 881037,
      "urn_id": "tl:category:881037",
      "slug": "england-c-881037",
      "name": "England",
      "country_code": "GB-ENG",
      "priority": 1,
      "sport_id": 1,
      "sport_urn_id": "tl:sport:1",
      "sport_key": "soccer",
      "sport_name": "Football",
      "sport_type": "regular"
     }
    ],
    "pagination": {
     "total": 29,
     "page": 1,
     "limit": 1,
     "last_page": 29
    }
   }
  }
 },
 "listFavourites": {
  "replies": {
   "200": {
    "favoriteIds": [
     211872264
    ]
   }
  }
 },
 "listFreebetAmb": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 9,
      "name": "Every third bet",
      "type": "only_win",
      "progress_count": 0,
      "possible_progress_count": 0,
      "min_stake": {
       "value": 500,
       "currency": "EUR",
       "subunits": 100
      },
      "min_odds": 1500,
      "issue_to": "2026-11-30T00:00:00.000Z",
      "amb_ranges": [
       {
        "number_of_bets": 3,
        "number_of_freebets": 1,
        "issued_bonus_amount": {
         "value": 100,
         "currency": "EUR",
         "subunits": 100
        }
       }
      ]
     }
    ]
   }
  }
 },
 "listJackpotHits": {
  "replies": {
   "200": {
    "data": []
   }
  }
 },
 "listJackpots": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 10,
      "name": "Touchline jackpot",
      "status": "active",
      "amount": 105200,
      "pool_amount": 105200,
      "hits_amount": 0,
      "currency": "EUR",
      "subunits": 100,
      "contribution": 100,
      "min_stake": 100,
      "min_odds": 1500,
      "levels": [
       {
        "code": "mini",
        "name": "Mini",
        "pool_amount": 200,
        "drop_before": 250,
        "state": "active"
       }
      ]
     }
    ]
   }
  }
 },
 "listLimits": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "3",
      "type": "deposit",
      "status": "active",
      "is_in_force": true,
      "amount": 50000,
      "currency": "EUR",
      "subunits": 100,
      "period": "week",
      "used": 577834,
      "effective_at": null,
      "ends_at": null,
      "created_at": "2026-11-23T16:24:57.506Z"
     }
    ]
   }
  }
 },
 "listMarkets": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 100001,
      "market_external_id": 1,
      "match_id": 18002638,
      "match_urn_id": "tl:match:18002638",
      "name": "Match result",
      "specifier": "",
      "status": 1,
      "priority": 1,
      "most_balanced": true,
      "market_groups": [
       "all",
       "top"
      ],
      "custom_bet_groups": [],
      "next_bet_stop": null,
      "provider": "betradar",
      "simulated_detail": false,
      "outcomes": [
       {
        "id": 500001,
        "outcome_external_id": "1",
        "name": "Swansea City AFC",
        "active": true,
        "odds": 35000
       }
      ]
     }
    ],
    "pagination": {
     "total": 48,
     "page": 1,
     "limit": 1,
     "last_page": 48
    }
   }
  }
 },
 "listMatches": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 18002638,
      "urn_id": "tl:match:18002638",
      "slug": "swansea-city-afc-leeds-united-fc-m-18002638",
      "type": "match",
      "name": null,
      "status": 1,
      "stage": "Regular, Matchday 16",
      "start_time": "2026-11-23T15:00:00.000Z",
      "end_date": null,
      "stadium": null,
      "city": null,
      "competitors": {
       "home": {
        "id": "soccer:swansea-city-afc",
        "name": "Swansea City AFC",
        "short_name": "SCI",
        "logo": null,
        "country_code": "GB-ENG",
        "colors": [
         "#f6cbe2",
         "#153e5b"
        ],
        "is_nation": false
       },
       "away": {
        "id": "soccer:leeds-united-fc",
        "name": "Leeds United FC",
        "short_name": "LEE",
        "logo": null,
        "country_code": "GB-ENG",
        "colors": [
         "#ffffff",
         "#1d428a"
        ],
        "is_nation": false
       }
      },
      "tournament": {
       "id": 437910,
       "urn_id": "tl:tournament:437910",
       "slug": "championship-l-437910",
       "name": "Championship",
       "priority": 26,
       "provider": "betradar",
       "sport": {
        "id": 1,
        "urn_id": "tl:sport:1",
        "key": "soccer",
        "name": "Football",
        "type": "regular",
        "priority": 1,
        "provider": "betradar",
        "main_market_id": 1,
        "main_market_outcomes_count": 3,
        "secondary_market_id": 18,
        "secondary_market_outcomes_count": 2,
        "tertiary_market_id": 16,
        "tertiary_market_outcomes_count": 2
       },
       "category": {
        "id": 881037,
        "urn_id": "tl:category:881037",
        "slug": "england-c-881037",
        "name": "England",
        "country_code": "GB-ENG",
        "priority": 1,
        "sport_id": 1,
        "sport_urn_id": "tl:sport:1",
        "sport_key": "soccer",
        "sport_name": "Football",
        "sport_type": "regular"
       }
      },
      "statistics": {
       "phase": {
        "code": 7,
        "key": "2nd_half",
        "name": "2nd half"
       },
       "clock": {
        "match_time": "66:40",
        "stoppage_time": null,
        "remaining_time": null,
        "stopped": false,
        "at": "2026-11-23T16:24:55.321Z",
        "speed": 1
       },
       "progress": 765,
       "breaks": [
        428,
        563
       ],
       "total_score": {
        "home": 2,
        "away": 3
       },
       "game_score": null,
       "period_score": [
        {
         "home": 2,
         "away": 1,
         "period_key": "1st_half",
         "period_name": "1st half",
         "number": 1,
         "type": "half"
        }
       ],
       "current_server": null,
       "max_period_number": 2,
       "details": []
      },
      "available_markets": 48,
      "top_markets": [],
      "main_market": {
       "id": 100001,
       "market_external_id": 1,
       "match_id": 18002638,
       "match_urn_id": "tl:match:18002638",
       "name": "Match result",
       "specifier": "",
       "status": 1,
       "priority": 1,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 500001,
         "outcome_external_id": "1",
         "name": "Swansea City AFC",
         "active": true,
         "odds": 35000
        }
       ]
      },
      "secondary_market": {
       "id": 100018,
       "market_external_id": 18,
       "match_id": 18002638,
       "match_urn_id": "tl:match:18002638",
       "name": "Total goals",
       "specifier": "total=5.5",
       "status": 1,
       "priority": 2,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 500012,
         "outcome_external_id": "12",
         "name": "Over 5.5",
         "active": true,
         "odds": 2000
        }
       ]
      },
      "has_video": true,
      "provider": "betradar",
      "is_provider_stats_available": true,
      "is_simulated": false,
      "is_classic": false,
      "tertiary_market": {
       "id": 100016,
       "market_external_id": 16,
       "match_id": 18002638,
       "match_urn_id": "tl:match:18002638",
       "name": "Handicap",
       "specifier": "hcp=1",
       "status": 1,
       "priority": 6,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 501714,
         "outcome_external_id": "1714",
         "name": "Swansea City AFC (+1)",
         "active": true,
         "odds": 2200
        }
       ]
      }
     }
    ],
    "pagination": {
     "total": 1,
     "page": 1,
     "limit": 50,
     "last_page": 1
    }
   }
  }
 },
 "listMunicipalities": {
  "replies": {
   "200": {
    "data": [
     {
      "code": 3154804,
      "name": "Rio Acima",
      "state": "MG"
     }
    ]
   }
  }
 },
 "listNotifications": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "75081035-e4f9-453b-a9bb-37d741273ff4",
      "title": "You have a new bonus",
      "body": "Welcome freebet is ready to use.",
      "caption": "",
      "type": "bonus",
      "object_type": "bonus",
      "object_id": "12",
      "read": false,
      "created_at": "2026-11-23T16:24:55.571Z"
     }
    ],
    "pagination": {
     "total": 1,
     "page": 1,
     "limit": 20,
     "last_page": 1
    }
   }
  }
 },
 "listPaymentMethods": {
  "replies": {
   "200": {
    "currency": "EUR",
    "subunits": 100,
    "balance": 104475,
    "min_amount": 500,
    "max_amount": 1000000,
    "quick_amounts": [
     2000,
     5000
    ],
    "methods": [
     "card"
    ],
    "cards": [],
    "accounts": [
     "EUR",
     "USD"
    ]
   }
  }
 },
 "listSessions": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "dbd62b95-3824-489a-94f9-e367444d3647",
      "user_agent": "node",
      "ip": "127.0.0.1",
      "created_at": "2026-11-23T16:24:55.420Z",
      "seen_at": "2026-11-23T16:24:55.420Z",
      "is_current": true
     }
    ]
   }
  }
 },
 "listSports": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 1,
      "urn_id": "tl:sport:1",
      "key": "soccer",
      "name": "Football",
      "type": "regular",
      "priority": 1,
      "provider": "betradar",
      "main_market_id": 1,
      "main_market_outcomes_count": 3,
      "secondary_market_id": 18,
      "secondary_market_outcomes_count": 2,
      "tertiary_market_id": 16,
      "tertiary_market_outcomes_count": 2
     }
    ]
   }
  }
 },
 "listTournaments": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 721754,
      "urn_id": "tl:tournament:721754",
      "slug": "premier-league-l-721754",
      "name": "Premier League",
      "priority": 1,
      "provider": "betradar",
      "sport": {
       "id": 1,
       "urn_id": "tl:sport:1",
       "key": "soccer",
       "name": "Football",
       "type": "regular",
       "priority": 1,
       "provider": "betradar",
       "main_market_id": 1,
       "main_market_outcomes_count": 3,
       "secondary_market_id": 18,
       "secondary_market_outcomes_count": 2,
       "tertiary_market_id": 16,
       "tertiary_market_outcomes_count": 2
      },
      "category": {
       "id": 881037,
       "urn_id": "tl:category:881037",
       "slug": "england-c-881037",
       "name": "England",
       "country_code": "GB-ENG",
       "priority": 1,
       "sport_id": 1,
       "sport_urn_id": "tl:sport:1",
       "sport_key": "soccer",
       "sport_name": "Football",
       "sport_type": "regular"
      }
     }
    ],
    "pagination": {
     "total": 79,
     "page": 1,
     "limit": 1,
     "last_page": 79
    }
   }
  }
 },
 "listTransactions": {
  "replies": {
   "200": {
    "data": [
     {
      "id": "31",
      "kind": "deposit",
      "amount": 5000,
      "currency": "EUR",
      "subunits": 100,
      "balance_after": 104475,
      "created_at": "2026-11-23T16:24:57.242Z",
      "bet_ref": null
     }
    ]
   }
  }
 },
 "listWinChances": {
  "replies": {
   "200": {
    "data": [
     {
      "match_id": 50000096,
      "is_complete": true,
      "points": [
       {
        "at_seconds": 0,
        "home": 623,
        "draw": 250,
        "away": 127,
        "score": "0:0",
        "time": "0"
       }
      ]
     }
    ]
   }
  }
 },
 "markBonusesSeen": {
  "replies": {
   "200": {
    "marked": 0
   }
  },
  "body": {
   "bonuses": [
    {
     "id": 7,
     "type": "tournament"
    }
   ]
  }
 },
 "maxStake": {
  "replies": {
   "200": [
    {
     "max_stake": {
      "value": 100000,
      "currency": "EUR",
      "subunits": 100
     },
     "limit": {
      "value": 5000000,
      "currency": "EUR",
      "subunits": 100
     }
    }
   ]
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "stake": {
      "value": 1000,
      "currency": "EUR",
      "subunits": 100
     },
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "placeBets": {
  "replies": {
   "200": {
    "bets": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
      "ref": "YJA9-JVEV",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 3350,
      "potential_win_amount": 3350,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-23T16:24:56.308Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-23T16:24:56.306Z",
      "accepted_at": "2026-11-23T16:24:56.306Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "used_in_jackpot": true,
      "selections": [
       {
        "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 3350,
        "odds_asked": 3350,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 211872264,
         "urn_id": "tl:match:211872264",
         "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
         "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
         "start_time": "2026-11-23T16:30:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Classics",
         "tournament_name": "Bundesliga 2024-25",
         "home_name": "1. FC Heidenheim 1846",
         "away_name": "VfB Stuttgart",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "1. FC Heidenheim 1846"
        }
       }
      ]
     }
    ]
   },
   "400": {
    "code": 101,
    "message": "The odds have dropped.",
    "localized_message": "The odds have dropped.",
    "data": {
     "errors_by_bet": {
      "0": {
       "error": "error.risk_validation.odds_higher_than_bookmakers",
       "localized_message": "The odds have dropped.",
       "selections": [
        {
         "match_id": 211872264,
         "market_id": 100001,
         "specifier": "",
         "outcome_id": 500001,
         "error": "error.risk_validation.odds_higher_than_bookmakers",
         "odds": 3350
        }
       ]
      }
     }
    }
   }
  },
  "body": {
   "meta": {
    "device_id": "6f1c9f0e-0f9a-4a55-8c2e-0c8f2a6a7a11"
   },
   "bets": [
    {
     "type": "single",
     "stake": {
      "value": 1000,
      "currency": "EUR",
      "subunits": 100
     },
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "placeProviderBet": {
  "replies": {
   "201": {
    "bet": {
     "id": "bb9681e4-7bd8-48de-8522-f42b22059506",
     "round": 9974729,
     "closes_at": "2026-11-23T16:27:00.000Z",
     "selection": {
      "numbers": [
       3,
       8
      ]
     },
     "stake": 200,
     "odds": 20000000,
     "status": "open",
     "payout": 0,
     "created_at": "2026-11-23T16:24:57.788Z"
    },
    "balance": 106275
   }
  },
  "body": {
   "round": 9974729,
   "selection": {
    "numbers": [
     3,
     8
    ]
   },
   "stake": 200
  }
 },
 "putHostPlayer": {
  "replies": {
   "200": {
    "id": "fc794a9b-b2ea-4440-bcdb-00cd4c60a5ff"
   },
   "201": {
    "id": "fc794a9b-b2ea-4440-bcdb-00cd4c60a5ff"
   }
  },
  "body": {
   "player": "host-player-17",
   "brand": "broadcast",
   "email": "player@example.com",
   "currency": "EUR",
   "country": "DE",
   "date_of_birth": "1990-05-17"
  }
 },
 "readAllNotifications": {
  "replies": {
   "200": {
    "unread": 0
   }
  }
 },
 "redeemPromoCode": {
  "replies": {
   "200": {
    "id": 18,
    "type": "freebet",
    "name": "Code freebet",
    "status": "active",
    "user_status": "active",
    "country_codes": [],
    "event_conditions": [],
    "trigger_key": "code",
    "min_odds": 1500,
    "max_odds": null,
    "match_status": null,
    "min_stake": null,
    "valid_from": "2026-11-23T00:00:00.000Z",
    "valid_to": "2126-07-22T00:00:00.000Z",
    "banners": {
     "desktop": "/campaigns/code.svg",
     "mobile": "/campaigns/code.svg"
    },
    "issued": {
     "seen": true,
     "computed_status": "active",
     "issued_at": "2026-11-23T16:24:56.088Z",
     "activated_at": "2026-11-23T16:24:56.088Z",
     "expired_at": "2026-11-30T16:24:56.088Z",
     "is_active": true,
     "times_used": 0,
     "amount": {
      "value": 200,
      "currency": "EUR",
      "subunits": 100
     }
    },
    "tasks": [],
    "comboboost": null,
    "freebet": {
     "type": "all_win",
     "selection_count_from": 1,
     "selection_count_to": 5,
     "boost_data": [],
     "boost_multiplier": 1000,
     "boost_required": false,
     "boost_place": null
    },
    "hunting": null,
    "tournament": null,
    "lootbox": null
   }
  },
  "body": {
   "code": "TOUCHLINE"
  }
 },
 "removeCashoutRule": {
  "replies": {
   "200": {
    "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
    "ref": "YJA9-JVEV",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 3350,
    "potential_win_amount": 3350,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-23T16:24:56.637Z"
    },
    "cashout_rule": null,
    "cashout_amount": 0,
    "original_stake": 1000,
    "is_vip": false,
    "is_quick": false,
    "is_return_capped": false,
    "edited_from": null,
    "edited_to": null,
    "created_at": "2026-11-23T16:24:56.306Z",
    "accepted_at": "2026-11-23T16:24:56.306Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 3350,
      "odds_asked": 3350,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 211872264,
       "urn_id": "tl:match:211872264",
       "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
       "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
       "start_time": "2026-11-23T16:30:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Classics",
       "tournament_name": "Bundesliga 2024-25",
       "home_name": "1. FC Heidenheim 1846",
       "away_name": "VfB Stuttgart",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "1. FC Heidenheim 1846"
      }
     }
    ],
    "used_in_jackpot": true
   }
  }
 },
 "removeFavourite": {
  "replies": {
   "200": {
    "favoriteIds": []
   }
  }
 },
 "removeLimit": {
  "replies": {
   "200": {
    "id": "3",
    "type": "deposit",
    "status": "unconfirmed_disabled",
    "is_in_force": true,
    "amount": 50000,
    "currency": "EUR",
    "subunits": 100,
    "period": "week",
    "used": 577834,
    "effective_at": "2026-11-24T16:24:57.686Z",
    "ends_at": null,
    "created_at": "2026-11-23T16:24:57.506Z"
   }
  }
 },
 "saveCashoutRule": {
  "replies": {
   "200": {
    "id": "4274a4aa-5a57-48da-b7dd-d097f434806d",
    "ref": "YJA9-JVEV",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 3350,
    "potential_win_amount": 3350,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-23T16:24:56.555Z"
    },
    "cashout_rule": {
     "action": "cash_out",
     "at_value": 1200,
     "state": "waiting"
    },
    "cashout_amount": 0,
    "original_stake": 1000,
    "is_vip": false,
    "is_quick": false,
    "is_return_capped": false,
    "edited_from": null,
    "edited_to": null,
    "created_at": "2026-11-23T16:24:56.306Z",
    "accepted_at": "2026-11-23T16:24:56.306Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "4274a4aa-5a57-48da-b7dd-d097f434806d:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 3350,
      "odds_asked": 3350,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 211872264,
       "urn_id": "tl:match:211872264",
       "slug": "1-fc-heidenheim-1846-vfb-stuttgart-m-211872264",
       "name": "1. FC Heidenheim 1846 - VfB Stuttgart",
       "start_time": "2026-11-23T16:30:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Classics",
       "tournament_name": "Bundesliga 2024-25",
       "home_name": "1. FC Heidenheim 1846",
       "away_name": "VfB Stuttgart",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "1. FC Heidenheim 1846"
      }
     }
    ],
    "used_in_jackpot": true
   }
  },
  "body": {
   "action": "cash_out",
   "at_value": 1200
  }
 },
 "saveSettings": {
  "replies": {
   "200": {
    "stakes": {
     "EUR": [
      500,
      1000
     ],
     "USD": [
      500,
      1000
     ]
    },
    "auto_accept_odds_change": "higher",
    "odds_types": {
     "available": [
      "european",
      "british"
     ],
     "selected": "european"
    },
    "custom_bet_enabled": true,
    "custom_bet_allow_single": false,
    "video_settings": {
     "enabled": true
    },
    "provider_statuses": {
     "betradar": "active",
     "oddin": "active"
    },
    "sport_type_providers": {
     "regular": "betradar",
     "cyber": "betradar"
    },
    "multi_bet_settings": {
     "available_by_provider": {
      "betradar": true,
      "oddin": false
     }
    },
    "additional_providers": {
     "horse_racing": true,
     "lotto": true
    },
    "allow_multiple_active_user_freebets": true,
    "in_play_delay_seconds": 5,
    "system_types": [
     {
      "id": "2/3",
      "total_count": 3,
      "win_count": 2
     }
    ],
    "max_return": {
     "EUR": 100000000,
     "USD": 100000000
    },
    "min_stake": {
     "EUR": 10,
     "USD": 10
    },
    "vip_from": {
     "EUR": 1000000,
     "USD": 1000000
    },
    "quick_bet_enabled": true,
    "share_bet_enabled": true,
    "capabilities": [
     "cashout_rules",
     "cashout_trend"
    ],
    "push_subscription": false
   }
  },
  "body": {
   "auto_accept_odds_change": "higher",
   "stakes": {
    "EUR": [
     500,
     1000
    ]
   }
  }
 },
 "search": {
  "replies": {
   "200": {
    "events": [
     {
      "id": 211872250,
      "urn_id": "tl:match:211872250",
      "slug": "real-betis-balompie-jagiellonia-bialystok-m-211872250",
      "type": "match",
      "name": null,
      "status": 1,
      "stage": "Quarterfinals",
      "start_time": "2026-11-23T15:30:00.000Z",
      "end_date": null,
      "stadium": null,
      "city": null,
      "competitors": {
       "home": {
        "id": "soccer:real-betis-balompie",
        "name": "Real Betis Balompié",
        "short_name": "BET",
        "logo": null,
        "country_code": "ES",
        "colors": [
         "#0bb363",
         "#ffffff"
        ],
        "is_nation": false
       },
       "away": {
        "id": "soccer:jagiellonia-bialystok",
        "name": "Jagiellonia Białystok",
        "short_name": "JBI",
        "logo": null,
        "country_code": "PL",
        "colors": [
         "#563f10",
         "#e7d8f8"
        ],
        "is_nation": false
       }
      },
      "tournament": {
       "id": 602291,
       "urn_id": "tl:tournament:602291",
       "slug": "uefa-conference-league-2024-25-l-602291",
       "name": "UEFA Conference League 2024-25",
       "priority": 919,
       "provider": "betradar",
       "sport": {
        "id": 1,
        "urn_id": "tl:sport:1",
        "key": "soccer",
        "name": "Football",
        "type": "regular",
        "priority": 1,
        "provider": "betradar",
        "main_market_id": 1,
        "main_market_outcomes_count": 3,
        "secondary_market_id": 18,
        "secondary_market_outcomes_count": 2,
        "tertiary_market_id": 16,
        "tertiary_market_outcomes_count": 2
       },
       "category": {
        "id": 546466,
        "urn_id": "tl:category:546466",
        "slug": "classics-c-546466",
        "name": "Classics",
        "country_code": null,
        "priority": 900,
        "sport_id": 1,
        "sport_urn_id": "tl:sport:1",
        "sport_key": "soccer",
        "sport_name": "Football",
        "sport_type": "regular"
       }
      },
      "statistics": {
       "phase": {
        "code": 31,
        "key": "halftime",
        "name": "Half-time"
       },
       "clock": {
        "match_time": "45:00",
        "stoppage_time": null,
        "remaining_time": null,
        "stopped": true,
        "at": "2026-11-23T16:24:55.321Z",
        "speed": 1
       },
       "progress": 495,
       "breaks": [
        428,
        563
       ],
       "total_score": {
        "home": 2,
        "away": 0
       },
       "game_score": null,
       "period_score": [
        {
         "home": 2,
         "away": 0,
         "period_key": "1st_half",
         "period_name": "1st half",
         "number": 1,
         "type": "half"
        }
       ],
       "current_server": null,
       "max_period_number": 2,
       "details": []
      },
      "available_markets": 60,
      "top_markets": [],
      "main_market": {
       "id": 100001,
       "market_external_id": 1,
       "match_id": 211872250,
       "match_urn_id": "tl:match:211872250",
       "name": "Match result",
       "specifier": "",
       "status": 1,
       "priority": 1,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 500001,
         "outcome_external_id": "1",
         "name": "Real Betis Balompié",
         "active": true,
         "odds": 1050
        }
       ]
      },
      "secondary_market": {
       "id": 100018,
       "market_external_id": 18,
       "match_id": 211872250,
       "match_urn_id": "tl:match:211872250",
       "name": "Total goals",
       "specifier": "total=3.5",
       "status": 1,
       "priority": 2,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 500012,
         "outcome_external_id": "12",
         "name": "Over 3.5",
         "active": true,
         "odds": 2220
        }
       ]
      },
      "has_video": false,
      "provider": "betradar",
      "is_provider_stats_available": true,
      "is_simulated": false,
      "is_classic": true,
      "tertiary_market": {
       "id": 100016,
       "market_external_id": 16,
       "match_id": 211872250,
       "match_urn_id": "tl:match:211872250",
       "name": "Handicap",
       "specifier": "hcp=-2.5",
       "status": 1,
       "priority": 6,
       "most_balanced": true,
       "market_groups": [
        "all",
        "top"
       ],
       "custom_bet_groups": [],
       "next_bet_stop": null,
       "provider": "betradar",
       "simulated_detail": false,
       "outcomes": [
        {
         "id": 501714,
         "outcome_external_id": "1714",
         "name": "Real Betis Balompié (-2.5)",
         "active": true,
         "odds": 2660
        }
       ]
      }
     }
    ],
    "tournaments": [],
    "competitors": [
     {
      "id": "soccer:real-oviedo",
      "name": "Real Oviedo",
      "sport_key": "soccer",
      "next_match": null
     }
    ]
   }
  }
 },
 "setLimit": {
  "replies": {
   "201": {
    "id": "3",
    "type": "deposit",
    "status": "active",
    "is_in_force": true,
    "amount": 50000,
    "currency": "EUR",
    "subunits": 100,
    "period": "week",
    "used": 577834,
    "effective_at": null,
    "ends_at": null,
    "created_at": "2026-11-23T16:24:57.506Z"
   }
  },
  "body": {
   "type": "deposit",
   "amount": 50000,
   "currency": "EUR",
   "period": "week"
  }
 },
 "setPlayerCurrency": {
  "replies": {
   "200": {
    "id": "a1875ae6-b027-4523-839a-76e27e82284a",
    "email": "demo@touchline.test",
    "name": "Dana Demo",
    "first_name": "Dana",
    "last_name": "Demo",
    "nickname": null,
    "phone": null,
    "currency": "EUR",
    "country": "DE",
    "locale": "en",
    "is_confirmed": true,
    "is_blocked": false,
    "statuses": [],
    "auth_fields_missed": [],
    "serasa": {
     "pve": false
    },
    "cpf": null,
    "municipality_code": null,
    "is_phone_verified": false
   }
  },
  "body": {
   "currency": "EUR"
  }
 },
 "setPlayerLocale": {
  "replies": {
   "200": {
    "id": "a1875ae6-b027-4523-839a-76e27e82284a",
    "email": "demo@touchline.test",
    "name": "Dana Demo",
    "first_name": "Dana",
    "last_name": "Demo",
    "nickname": null,
    "phone": null,
    "currency": "EUR",
    "country": "DE",
    "locale": "en",
    "is_confirmed": true,
    "is_blocked": false,
    "statuses": [],
    "auth_fields_missed": [],
    "serasa": {
     "pve": false
    },
    "cpf": null,
    "municipality_code": null,
    "is_phone_verified": false
   }
  },
  "body": {
   "locale": "en"
  }
 },
 "signIn": {
  "replies": {
   "200": {
    "id": "a1875ae6-b027-4523-839a-76e27e82284a",
    "email": "demo@touchline.test",
    "name": "Dana Demo",
    "first_name": "Dana",
    "last_name": "Demo",
    "nickname": null,
    "phone": null,
    "currency": "EUR",
    "country": "DE",
    "locale": "en",
    "is_confirmed": true,
    "is_blocked": false,
    "statuses": [],
    "auth_fields_missed": [],
    "serasa": {
     "pve": false
    },
    "cpf": null,
    "municipality_code": null,
    "is_phone_verified": false
   }
  },
  "body": {
   "email": "demo@touchline.test",
   "password": "demo-pass-1"
  }
 },
 "signOut": {
  "replies": {
   "200": {
    "ok": true
   }
  }
 },
 "slipBonuses": {
  "replies": {
   "200": {
    "data": [
     {
      "available": [
       {
        "id": 18,
        "type": "freebet",
        "name": "Code freebet",
        "min_odds": 1500,
        "selected_range": null,
        "ranges": [],
        "bonus_odds": 1000,
        "suitable_selections": [
         0
        ],
        "event_conditions": [],
        "freebet": {
         "type": "all_win",
         "stake": {
          "value": 200,
          "currency": "EUR",
          "subunits": 100
         }
        },
        "points": null,
        "progress": null
       }
      ],
      "upcoming": [
       {
        "id": 1,
        "type": "comboboost",
        "name": "Combo boost of the week",
        "min_odds": 1400,
        "selected_range": null,
        "ranges": [
         {
          "min_count": 2,
          "max_count": 2,
          "bonus_odds": 1030
         }
        ],
        "bonus_odds": 1000,
        "suitable_selections": [
         0
        ],
        "event_conditions": [],
        "freebet": null,
        "points": null,
        "progress": null
       }
      ]
     }
    ]
   }
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "stake": {
      "value": 1000,
      "currency": "EUR",
      "subunits": 100
     },
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "slipFreebetAmb": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 9,
      "name": "Every third bet",
      "type": "only_win",
      "progress_count": 0,
      "possible_progress_count": 1,
      "min_stake": {
       "value": 500,
       "currency": "EUR",
       "subunits": 100
      },
      "min_odds": 1500,
      "issue_to": "2026-11-30T00:00:00.000Z",
      "amb_ranges": [
       {
        "number_of_bets": 3,
        "number_of_freebets": 1,
        "issued_bonus_amount": {
         "value": 100,
         "currency": "EUR",
         "subunits": 100
        }
       }
      ]
     }
    ]
   }
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "stake": {
      "value": 1000,
      "currency": "EUR",
      "subunits": 100
     },
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "slipJackpots": {
  "replies": {
   "200": {
    "data": [
     {
      "jackpot_ids": [
       10
      ]
     }
    ]
   }
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "stake": {
      "value": 1000,
      "currency": "EUR",
      "subunits": 100
     },
     "selections": [
      {
       "match_id": 211872264,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 3350
      }
     ]
    }
   ]
  }
 },
 "startEmbedSession": {
  "replies": {
   "200": {
    "player": {
     "id": "fc794a9b-b2ea-4440-bcdb-00cd4c60a5ff",
     "email": "player@example.com",
     "name": null,
     "first_name": null,
     "last_name": null,
     "nickname": null,
     "phone": null,
     "currency": "EUR",
     "country": "DE",
     "locale": "en",
     "is_confirmed": true,
     "is_blocked": false,
     "statuses": [],
     "auth_fields_missed": [
      "first_name",
      "last_name"
     ],
     "serasa": {
      "pve": false
     },
     "cpf": null,
     "municipality_code": null,
     "is_phone_verified": false
    },
    "token": "MVOOXkT7ZwOc3wzPxLEbBe9Q1BnI-8GnLb73S2tN830",
    "expires_in": 900
   }
  },
  "body": {
   "code": "XyBrlkJk7QoiIbe3QMjp2PC4R-bBpcZoyr31qPYLGlA",
   "parent_origin": "https://www.example.com",
   "carrier": "bearer"
  }
 },
 "tournamentRating": {
  "replies": {
   "200": {
    "data": []
   }
  }
 },
 "trackActivity": {
  "replies": {
   "200": {
    "started_at": "2026-11-23T16:24:55.420Z",
    "seconds": 2,
    "currency": "EUR",
    "subunits": 100,
    "wagered": 1475,
    "returned": 950,
    "net": -50
   }
  }
 }
};
