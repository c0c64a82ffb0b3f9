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
     "issued_at": "2026-11-24T02:07:12.267Z",
     "activated_at": "2026-11-24T02:07:12.835Z",
     "expired_at": "2026-12-01T02:07:12.267Z",
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
     50000518
    ]
   }
  }
 },
 "answerChallenge": {
  "replies": {
   "200": {
    "id": "6b931e8f-c643-4063-b800-267e58f79d66",
    "state": "approved",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-24T02:07:18.452Z",
    "updated_at": "2026-11-24T02:07:18.661Z"
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
      "channel": "$private:en.platform_user.46ad61e0-7da3-46b0-8dc3-7d3538f60d17",
      "token": "eyJhbGciOiJIUzI1NiIsInR5..."
     }
    ]
   }
  },
  "body": {
   "channels": [
    "$private:en.platform_user.46ad61e0-7da3-46b0-8dc3-7d3538f60d17"
   ]
  }
 },
 "cashOut": {
  "replies": {
   "200": {
    "bet": {
     "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
     "ref": "1X8B-20GS",
     "type": "single",
     "status": "waiting_results",
     "result": "no_results",
     "stake": {
      "value": 500,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 1760,
     "potential_win_amount": 880,
     "win_amount": 475,
     "to_cashout": 475,
     "cashout": {
      "status": "offered",
      "value": 475,
      "at": "2026-11-24T02:07:15.210Z"
     },
     "cashout_rule": null,
     "cashout_amount": 475,
     "original_stake": 1000,
     "is_vip": false,
     "is_quick": false,
     "is_return_capped": false,
     "edited_from": null,
     "edited_to": null,
     "created_at": "2026-11-24T02:07:13.875Z",
     "accepted_at": "2026-11-24T02:07:13.875Z",
     "settled_at": null,
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
       "status": "no_results",
       "void_reason": null,
       "dead_heat_share": null,
       "odds": 1760,
       "odds_asked": 1760,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 50000518,
        "urn_id": "tl:match:50000518",
        "slug": "auckland-fc-wellington-phoenix-m-50000518",
        "name": "Auckland - Wellington",
        "start_time": "2026-11-24T04:00:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Australia",
        "tournament_name": "A-League",
        "home_name": "Auckland",
        "away_name": "Wellington",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "Auckland"
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
     "at": "2026-11-24T02:07:15.053Z"
    }
   }
  },
  "body": {
   "bet_id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
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
     "at": "2026-11-24T02:07:14.845Z"
    },
    "trend": [
     {
      "at": "2026-11-24T02:07:13.875Z",
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
    "created_at": "2026-11-24T02:07:17.929Z",
    "totals": {
     "home": 1,
     "draw": 0,
     "away": 0
    }
   }
  },
  "body": {
   "prediction_id": 50000518,
   "data": "home"
  }
 },
 "closeBetAttempt": {
  "replies": {
   "200": {
    "key": "32dc0ced-6601-472f-8c14-c4b3109c3719",
    "state": "placed",
    "bets": [
     {
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
      "ref": "1X8B-20GS",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 1760,
      "potential_win_amount": 1760,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-24T02:07:14.096Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-24T02:07:13.875Z",
      "accepted_at": "2026-11-24T02:07:13.875Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 1760,
        "odds_asked": 1760,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 50000518,
         "urn_id": "tl:match:50000518",
         "slug": "auckland-fc-wellington-phoenix-m-50000518",
         "name": "Auckland - Wellington",
         "start_time": "2026-11-24T04:00:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Australia",
         "tournament_name": "A-League",
         "home_name": "Auckland",
         "away_name": "Wellington",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "Auckland"
        },
        "void_reason": null
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
    "next_at": "2026-11-24T02:37:19.162Z",
    "session": {
     "started_at": "2026-11-24T02:07:11.278Z",
     "seconds": 7,
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
     "matchCount": 9,
     "outrightCount": 0
    },
    "sports": {
     "ice-hockey": {
      "matchCount": 76,
      "outrightCount": 2
     },
     "soccer": {
      "matchCount": 1072,
      "outrightCount": 104
     }
    },
    "categories": {
     "146889": {
      "matchCount": 58,
      "outrightCount": 6
     },
     "213070": {
      "matchCount": 17,
      "outrightCount": 0
     }
    },
    "tournaments": {
     "112016": {
      "matchCount": 5,
      "outrightCount": 1
     },
     "124868": {
      "matchCount": 47,
      "outrightCount": 3
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
    "code": "ld91N3Dtkc185lPHVcjaw-4xxUSG9DKHFUcuO_R6kMk",
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
    "id": "6b931e8f-c643-4063-b800-267e58f79d66",
    "state": "challenge",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-24T02:07:18.452Z",
    "updated_at": "2026-11-24T02:07:18.452Z"
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
    "code": "3ZSKTYB5NCARPCRH"
   }
  },
  "body": {
   "bets": [
    {
     "type": "single",
     "selections": [
      {
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
      "match_id": 50000518,
      "match_urn_id": "tl:match:50000518",
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
        "name": "Auckland",
        "active": true,
        "odds": 1760
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
    "odds": 2200
   }
  },
  "body": {
   "match_id": 50000518,
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
     "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
     "ref": "1X8B-20GS",
     "type": "single",
     "status": "cashed_out",
     "result": "cashed_out",
     "stake": {
      "value": 500,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 1760,
     "potential_win_amount": 880,
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
     "edited_to": "a16b46d7-0403-443d-8f2b-74be3e4e3db9",
     "created_at": "2026-11-24T02:07:13.875Z",
     "accepted_at": "2026-11-24T02:07:13.875Z",
     "settled_at": "2026-11-24T02:07:15.326Z",
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
       "status": "no_results",
       "void_reason": null,
       "dead_heat_share": null,
       "odds": 1760,
       "odds_asked": 1760,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 50000518,
        "urn_id": "tl:match:50000518",
        "slug": "auckland-fc-wellington-phoenix-m-50000518",
        "name": "Auckland - Wellington",
        "start_time": "2026-11-24T04:00:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Australia",
        "tournament_name": "A-League",
        "home_name": "Auckland",
        "away_name": "Wellington",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "Auckland"
       }
      }
     ]
    },
    "placed": {
     "id": "a16b46d7-0403-443d-8f2b-74be3e4e3db9",
     "ref": "P0RQ-MZV5",
     "type": "combo",
     "status": "waiting_results",
     "result": "no_results",
     "stake": {
      "value": 475,
      "currency": "EUR",
      "subunits": 100
     },
     "odds": 4633,
     "potential_win_amount": 2200,
     "win_amount": 0,
     "to_cashout": 451,
     "cashout": {
      "status": "offered",
      "value": 451,
      "at": "2026-11-24T02:07:15.430Z"
     },
     "cashout_rule": null,
     "cashout_amount": 0,
     "original_stake": 475,
     "is_vip": false,
     "is_quick": false,
     "is_return_capped": false,
     "edited_from": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
     "edited_to": null,
     "created_at": "2026-11-24T02:07:15.376Z",
     "accepted_at": "2026-11-24T02:07:15.376Z",
     "settled_at": null,
     "pending_until": null,
     "reject_reason": null,
     "system": null,
     "simulated_detail": false,
     "used_in_jackpot": true,
     "selections": [
      {
       "id": "a16b46d7-0403-443d-8f2b-74be3e4e3db9:0",
       "status": "no_results",
       "void_reason": null,
       "dead_heat_share": null,
       "odds": 1980,
       "odds_asked": 1980,
       "specifier": "",
       "provider": "betradar",
       "simulated_detail": false,
       "match": {
        "id": 50000519,
        "urn_id": "tl:match:50000519",
        "slug": "central-coast-mariners-western-sydney-wanderers-m-50000519",
        "name": "Central Coast - Western Sydney",
        "start_time": "2026-11-24T04:00:00.000Z",
        "status": 0,
        "sport_key": "soccer",
        "category_name": "Australia",
        "tournament_name": "A-League",
        "home_name": "Central Coast",
        "away_name": "Western Sydney",
        "score": null
       },
       "market": {
        "id": 100001,
        "name": "Match result",
        "specifier": ""
       },
       "outcome": {
        "id": 500001,
        "name": "Central Coast"
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
      "match_id": 50000519,
      "market_id": 100001,
      "specifier": "",
      "outcome_id": 500001,
      "odds": 1980
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
      "id": "bfdc36a7-32e9-4e7e-ac10-6a0bab983f2c",
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
    "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
    "ref": "1X8B-20GS",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 1760,
    "potential_win_amount": 1760,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-24T02:07:14.611Z"
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
    "created_at": "2026-11-24T02:07:13.875Z",
    "accepted_at": "2026-11-24T02:07:13.875Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 1760,
      "odds_asked": 1760,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 50000518,
       "urn_id": "tl:match:50000518",
       "slug": "auckland-fc-wellington-phoenix-m-50000518",
       "name": "Auckland - Wellington",
       "start_time": "2026-11-24T04:00:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Australia",
       "tournament_name": "A-League",
       "home_name": "Auckland",
       "away_name": "Wellington",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "Auckland"
      },
      "void_reason": null
     }
    ],
    "used_in_jackpot": true
   }
  }
 },
 "getBetAttempt": {
  "replies": {
   "200": {
    "key": "32dc0ced-6601-472f-8c14-c4b3109c3719",
    "state": "placed",
    "bets": [
     {
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
      "ref": "1X8B-20GS",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 1760,
      "potential_win_amount": 1760,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-24T02:07:14.013Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-24T02:07:13.875Z",
      "accepted_at": "2026-11-24T02:07:13.875Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 1760,
        "odds_asked": 1760,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 50000518,
         "urn_id": "tl:match:50000518",
         "slug": "auckland-fc-wellington-phoenix-m-50000518",
         "name": "Auckland - Wellington",
         "start_time": "2026-11-24T04:00:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Australia",
         "tournament_name": "A-League",
         "home_name": "Auckland",
         "away_name": "Wellington",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "Auckland"
        },
        "void_reason": null
       }
      ],
      "used_in_jackpot": true
     }
    ]
   }
  }
 },
 "getBetSums": {
  "replies": {
   "200": {
    "currency": "EUR",
    "subunits": 100,
    "staked": 0,
    "returned": 0,
    "days": [
     {
      "day": "2026-11-28",
      "staked": 0,
      "returned": 0
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
    "name": "Hunting tournament: Wimbledon",
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
       "id": 680283,
       "name": "Wimbledon"
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
     "issued_at": "2026-11-24T02:07:12.267Z",
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
       "events": "Wimbledon"
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
    "match_id": 50000096,
    "state": "open",
    "opens_at": "2026-11-23T00:15:00.000Z",
    "closes_at": null,
    "author_id": "p_M0s_MccS771GisXQ8M_6zw"
   }
  }
 },
 "getHeadToHead": {
  "replies": {
   "200": {
    "match_id": 50000096,
    "home_wins": 0,
    "draws": 0,
    "away_wins": 0,
    "meetings": [],
    "form": {
     "home": [
      {
       "result": "W",
       "match": {
        "start_time": "2026-11-20T21:00:00.000Z",
        "tournament_name": "Primera División",
        "home": {
         "id": "soccer:newell-s-old-boys",
         "name": "Newell's"
        },
        "away": {
         "id": "soccer:rosario-central",
         "name": "Rosario Central"
        },
        "score": {
         "home": 1,
         "away": 2
        }
       }
      }
     ],
     "away": [
      {
       "result": "W",
       "match": {
        "start_time": "2026-11-19T21:45:00.000Z",
        "tournament_name": "Primera División",
        "home": {
         "id": "soccer:sarmiento-de-junin",
         "name": "Sarmiento"
        },
        "away": {
         "id": "soccer:deportivo-riestra",
         "name": "Riestra"
        },
        "score": {
         "home": 2,
         "away": 1
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
    "id": 50000096,
    "urn_id": "tl:match:50000096",
    "slug": "rosario-central-sarmiento-de-junin-m-50000096",
    "type": "match",
    "name": null,
    "status": 1,
    "stage": "1° Semestre, Matchday 7",
    "start_time": "2026-11-24T00:15:00.000Z",
    "end_date": null,
    "stadium": null,
    "city": null,
    "competitors": {
     "home": {
      "id": "soccer:rosario-central",
      "name": "Rosario Central",
      "short_name": "ROS",
      "logo": null,
      "country_code": "AR",
      "colors": [
       "#0a3f86",
       "#ffdd00"
      ],
      "common_name": "Rosario Central",
      "pattern": "stripes",
      "is_nation": false
     },
     "away": {
      "id": "soccer:sarmiento-de-junin",
      "name": "Sarmiento de Junín",
      "short_name": "SAR",
      "logo": null,
      "country_code": "AR",
      "colors": [
       "#00843d",
       "#ffffff"
      ],
      "common_name": "Sarmiento",
      "pattern": "plain",
      "is_nation": false
     }
    },
    "tournament": {
     "id": 154830,
     "urn_id": "tl:tournament:154830",
     "slug": "primera-division-l-154830",
     "name": "Primera División",
     "priority": 29,
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
      "id": 457973,
      "urn_id": "tl:category:457973",
      "slug": "argentina-c-457973",
      "name": "Argentina",
      "country_code": "AR",
      "priority": 29,
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
      "match_time": "93:01",
      "stoppage_time": "03:01",
      "remaining_time": null,
      "stopped": false,
      "at": "2026-11-24T02:07:10.706Z",
      "speed": 1
     },
     "progress": 990,
     "breaks": [
      428,
      563
     ],
     "total_score": {
      "home": 1,
      "away": 0
     },
     "game_score": null,
     "period_score": [
      {
       "home": 1,
       "away": 0,
       "period_key": "1st_half",
       "period_name": "1st half",
       "number": 1,
       "type": "half"
      }
     ],
     "current_server": null,
     "max_period_number": 2,
     "details": [],
     "end": null
    },
    "available_markets": 32,
    "top_markets": [],
    "main_market": {
     "id": 100001,
     "market_external_id": 1,
     "match_id": 50000096,
     "match_urn_id": "tl:match:50000096",
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
       "name": "Rosario Central",
       "active": false,
       "odds": null
      }
     ]
    },
    "secondary_market": null,
    "has_video": true,
    "provider": "betradar",
    "is_provider_stats_available": true,
    "is_simulated": false,
    "is_classic": false,
    "season": "2025",
    "tertiary_market": null
   }
  }
 },
 "getMatchLineups": {
  "replies": {
   "200": {
    "match_id": 50000096,
    "home": [],
    "away": []
   }
  }
 },
 "getMatchPicture": {
  "replies": {
   "200": {
    "match_id": 140021885,
    "line": {
     "text": "Maple Leafs +2",
     "side": "away",
     "scores": [
      {
       "name": "1st period",
       "home": "0",
       "away": "0",
       "is_now": false
      },
      {
       "name": "2nd period",
       "home": "0",
       "away": "2",
       "is_now": true
      },
      {
       "name": "Shots",
       "home": "23",
       "away": "25",
       "is_now": false
      }
     ]
    },
    "chart": {
     "title": "Shots",
     "columns": [
      {
       "name": "1st period",
       "home": 8,
       "away": 12,
       "is_strong": false
      },
      {
       "name": "2nd period",
       "home": 15,
       "away": 13,
       "is_strong": false
      }
     ]
    },
    "simulated": true
   }
  }
 },
 "getMatchStandings": {
  "replies": {
   "200": {
    "tournament_id": 154830,
    "rows": [
     {
      "rank": 1,
      "competitor": {
       "id": "soccer:rosario-central",
       "name": "Rosario Central",
       "short_name": "ROS",
       "logo": null,
       "country_code": "AR",
       "colors": [
        "#0a3f86",
        "#ffdd00"
       ],
       "common_name": "Rosario Central",
       "pattern": "stripes",
       "is_nation": false
      },
      "played": 7,
      "won": 5,
      "drawn": 2,
      "lost": 0,
      "scored": 11,
      "conceded": 3,
      "points": 17,
      "form": [
       "W",
       "D"
      ],
      "is_live": true,
      "zone": null
     }
    ],
    "tables": [],
    "rounds": [],
    "season": "2025",
    "starts_at": "2026-10-26T21:30:00.000Z",
    "next_starts_at": "2027-01-04T21:30:00.000Z",
    "is_over": false,
    "champion": null
   }
  }
 },
 "getMatchStreams": {
  "replies": {
   "200": {
    "link": "demo:50000096",
    "frame": null,
    "language_code": "en"
   }
  }
 },
 "getMatchTimeline": {
  "replies": {
   "200": {
    "match_id": 50000096,
    "statistics": {
     "phase": {
      "code": 7,
      "key": "2nd_half",
      "name": "2nd half"
     },
     "clock": {
      "match_time": "93:01",
      "stoppage_time": "03:01",
      "remaining_time": null,
      "stopped": false,
      "at": "2026-11-24T02:07:10.706Z",
      "speed": 1
     },
     "progress": 990,
     "breaks": [
      428,
      563
     ],
     "total_score": {
      "home": 1,
      "away": 0
     },
     "game_score": null,
     "period_score": [
      {
       "home": 1,
       "away": 0,
       "period_key": "1st_half",
       "period_name": "1st half",
       "number": 1,
       "type": "half"
      }
     ],
     "current_server": null,
     "max_period_number": 2,
     "details": [],
     "end": null
    },
    "incidents": [
     {
      "id": "50000096-0",
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
     "id": "50000096-4",
     "kind": "period_start",
     "side": null,
     "time": "45",
     "text": "2nd half: start",
     "score": null,
     "player": null,
     "simulated": false,
     "at_seconds": 3849
    },
    "periods": [
     {
      "number": 1,
      "name": "1st half",
      "type": "half",
      "from_seconds": 0,
      "to_seconds": 2949,
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
    "link": "demo:50000096",
    "frame": null
   }
  }
 },
 "getPayment": {
  "replies": {
   "200": {
    "id": "6b931e8f-c643-4063-b800-267e58f79d66",
    "state": "challenge",
    "reason": null,
    "amount": 2000,
    "currency": "EUR",
    "subunits": 100,
    "card": {
     "brand": "Visa",
     "last4": "3220"
    },
    "created_at": "2026-11-24T02:07:18.452Z",
    "updated_at": "2026-11-24T02:07:18.452Z"
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
    "id": "46ad61e0-7da3-46b0-8dc3-7d3538f60d17",
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
      "at": "2026-11-24T02:06:51.424Z",
      "outcome_id": 500001,
      "odds": 1010
     }
    ]
   }
  }
 },
 "getProviderState": {
  "replies": {
   "200": {
    "now": "2026-11-24T02:07:20.116Z",
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
     "number": 9974923,
     "closes_at": "2026-11-24T02:09:00.000Z",
     "commitment": "f2c24c72546525cd38705e80f648c95ef0d7444ea79482382e2130ca47144248",
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
      "number": 9974922,
      "closed_at": "2026-11-24T02:06:00.000Z",
      "commitment": "c1fabec38d2793a108ced8cc7c40d8e7bbf369318017f2a5fd2631fd0a24c70e",
      "seed": "085a13b021e2cc89a42349ef198b36dc0eec92191fd63f72ca0d3886a6dfd562",
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
        26
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
    "next_at": "2026-11-24T02:37:19.025Z",
    "session": {
     "started_at": "2026-11-24T02:07:11.278Z",
     "seconds": 7,
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
     "started_at": "2026-11-24T02:07:11.278Z",
     "seconds": 7,
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
     "cyber": "oddin"
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
        "match_id": 50000518,
        "market_id": 100001,
        "specifier": "",
        "outcome_id": 500001,
        "odds": 1760
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
     "endpoint": "ws://{host}:4980/connection/websocket",
     "transports": [
      {
       "transport": "websocket",
       "endpoint": "ws://{host}:4980/connection/websocket"
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
     "http://localhost:4978"
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
     "public_key": "BJXpXVwbRearuivCl86-j7dqtKhZAdWk2qf77FGdtCntH4M74y-LJKxmDKYVQsWNhbTLb1yeCF0U1j1VQbUmlG0"
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
     "now": "2026-11-24T02:07:10.568Z",
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
     "platform_origin": "http://localhost:4978",
     "registration_open": true,
     "auth_blocked_countries": [],
     "outbox_url": "http://localhost:4978/outbox",
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
    "id": 547902,
    "urn_id": "tl:tournament:547902",
    "slug": "a-league-l-547902",
    "name": "A-League",
    "priority": 49,
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
     "id": 786881,
     "urn_id": "tl:category:786881",
     "slug": "australia-c-786881",
     "name": "Australia",
     "country_code": "AU",
     "priority": 49,
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
    "tournament_id": 547902,
    "rows": [
     {
      "rank": 1,
      "competitor": {
       "id": "soccer:auckland-fc",
       "name": "Auckland FC",
       "short_name": "AKL",
       "logo": null,
       "country_code": "AU",
       "colors": [
        "#0a4fc4",
        "#111111"
       ],
       "common_name": "Auckland",
       "pattern": "plain",
       "is_nation": false
      },
      "played": 16,
      "won": 11,
      "drawn": 3,
      "lost": 2,
      "scored": 26,
      "conceded": 12,
      "points": 36,
      "form": [
       "W",
       "D"
      ],
      "is_live": false,
      "zone": null
     }
    ],
    "tables": [],
    "rounds": [],
    "season": "2024-25",
    "starts_at": "2026-11-02T04:45:00.000Z",
    "next_starts_at": "2026-12-07T04:15:00.000Z",
    "is_over": false,
    "champion": null
   }
  }
 },
 "getVote": {
  "replies": {
   "200": {
    "data": "home",
    "created_at": "2026-11-24T02:07:17.929Z",
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
      "odds": [
       1530,
       3810,
       7500
      ],
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
    "url": "/providers/lotto/lottery?lang=en&theme=system#VShDG9z39rS1wZbuGgRTSytyCGl-2-EyeQtcUMdXmMs",
    "expires_at": "2026-11-24T04:07:19.846Z"
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
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
      "ref": "1X8B-20GS",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 1760,
      "potential_win_amount": 1760,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-24T02:07:14.199Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-24T02:07:13.875Z",
      "accepted_at": "2026-11-24T02:07:13.875Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "selections": [
       {
        "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
        "status": "no_results",
        "dead_heat_share": null,
        "odds": 1760,
        "odds_asked": 1760,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 50000518,
         "urn_id": "tl:match:50000518",
         "slug": "auckland-fc-wellington-phoenix-m-50000518",
         "name": "Auckland - Wellington",
         "start_time": "2026-11-24T04:00:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Australia",
         "tournament_name": "A-League",
         "home_name": "Auckland",
         "away_name": "Wellington",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "Auckland"
        },
        "void_reason": null
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
       "issued_at": "2026-11-24T02:07:12.267Z",
       "activated_at": null,
       "expired_at": "2026-12-01T02:07:12.267Z",
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
      "name": "Hunting tournament: Wimbledon",
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
         "id": 680283,
         "name": "Wimbledon"
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
       "issued_at": "2026-11-24T02:07:12.267Z",
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
     "total": 28,
     "page": 1,
     "limit": 1,
     "last_page": 28
    }
   }
  }
 },
 "listFavourites": {
  "replies": {
   "200": {
    "favoriteIds": [
     50000518
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
      "created_at": "2026-11-24T02:07:18.813Z"
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
      "match_id": 50000096,
      "match_urn_id": "tl:match:50000096",
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
        "name": "Rosario Central",
        "active": false,
        "odds": null
       }
      ]
     }
    ],
    "pagination": {
     "total": 31,
     "page": 1,
     "limit": 1,
     "last_page": 31
    }
   }
  }
 },
 "listMatches": {
  "replies": {
   "200": {
    "data": [
     {
      "id": 50000096,
      "urn_id": "tl:match:50000096",
      "slug": "rosario-central-sarmiento-de-junin-m-50000096",
      "type": "match",
      "name": null,
      "status": 1,
      "stage": "1° Semestre, Matchday 7",
      "start_time": "2026-11-24T00:15:00.000Z",
      "end_date": null,
      "stadium": null,
      "city": null,
      "competitors": {
       "home": {
        "id": "soccer:rosario-central",
        "name": "Rosario Central",
        "short_name": "ROS",
        "logo": null,
        "country_code": "AR",
        "colors": [
         "#0a3f86",
         "#ffdd00"
        ],
        "common_name": "Rosario Central",
        "pattern": "stripes",
        "is_nation": false
       },
       "away": {
        "id": "soccer:sarmiento-de-junin",
        "name": "Sarmiento de Junín",
        "short_name": "SAR",
        "logo": null,
        "country_code": "AR",
        "colors": [
         "#00843d",
         "#ffffff"
        ],
        "common_name": "Sarmiento",
        "pattern": "plain",
        "is_nation": false
       }
      },
      "tournament": {
       "id": 154830,
       "urn_id": "tl:tournament:154830",
       "slug": "primera-division-l-154830",
       "name": "Primera División",
       "priority": 29,
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
        "id": 457973,
        "urn_id": "tl:category:457973",
        "slug": "argentina-c-457973",
        "name": "Argentina",
        "country_code": "AR",
        "priority": 29,
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
        "match_time": "93:01",
        "stoppage_time": "03:01",
        "remaining_time": null,
        "stopped": false,
        "at": "2026-11-24T02:07:10.706Z",
        "speed": 1
       },
       "progress": 990,
       "breaks": [
        428,
        563
       ],
       "total_score": {
        "home": 1,
        "away": 0
       },
       "game_score": null,
       "period_score": [
        {
         "home": 1,
         "away": 0,
         "period_key": "1st_half",
         "period_name": "1st half",
         "number": 1,
         "type": "half"
        }
       ],
       "current_server": null,
       "max_period_number": 2,
       "details": [],
       "end": null
      },
      "available_markets": 32,
      "top_markets": [],
      "main_market": {
       "id": 100001,
       "market_external_id": 1,
       "match_id": 50000096,
       "match_urn_id": "tl:match:50000096",
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
         "name": "Rosario Central",
         "active": false,
         "odds": null
        }
       ]
      },
      "secondary_market": null,
      "has_video": true,
      "provider": "betradar",
      "is_provider_stats_available": true,
      "is_simulated": false,
      "is_classic": false,
      "season": "2025",
      "tertiary_market": null
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
      "id": "0b4aa9d0-b790-430b-831e-c52c1cfa5644",
      "title": "You have a new bonus",
      "body": "Welcome freebet is ready to use.",
      "caption": "",
      "type": "bonus",
      "object_type": "bonus",
      "object_id": "12",
      "read": false,
      "created_at": "2026-11-24T02:07:12.267Z"
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
      "id": "fc275a02-db12-49bf-82c0-75e626eac346",
      "user_agent": "node",
      "ip": "127.0.0.1",
      "created_at": "2026-11-24T02:07:11.278Z",
      "seen_at": "2026-11-24T02:07:11.278Z",
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
     "total": 81,
     "page": 1,
     "limit": 1,
     "last_page": 81
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
      "created_at": "2026-11-24T02:07:17.019Z",
      "bet_ref": null
     }
    ]
   }
  }
 },
 "listSituations": {
  "replies": {
   "200": {
    "data": [
     {
      "match_id": 140019487,
      "tension": 5,
      "kind": "point",
      "side": "home",
      "title": "Match point",
      "detail": "T. Berdych, 40–30",
      "line": {
       "text": "Match point, T. Berdych",
       "side": "home",
       "points": {
        "home": "40",
        "away": "30",
        "server": "home"
       }
      },
      "simulated": true
     }
    ]
   }
  }
 },
 "listPopularCombos": {
  "replies": {
   "200": {
    "data": [
     {
      "kind": "home_wins",
      "bets": null,
      "legs": [
       {
        "match_id": 140002656,
        "market_id": 100001,
        "specifier": "",
        "outcome_id": 500001
       }
      ]
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
      "points": []
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
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
      "ref": "1X8B-20GS",
      "type": "single",
      "status": "waiting_results",
      "result": "no_results",
      "stake": {
       "value": 1000,
       "currency": "EUR",
       "subunits": 100
      },
      "odds": 1760,
      "potential_win_amount": 1760,
      "win_amount": 0,
      "to_cashout": 950,
      "cashout": {
       "status": "offered",
       "value": 950,
       "at": "2026-11-24T02:07:13.876Z"
      },
      "cashout_rule": null,
      "cashout_amount": 0,
      "original_stake": 1000,
      "is_vip": false,
      "is_quick": false,
      "is_return_capped": false,
      "edited_from": null,
      "edited_to": null,
      "created_at": "2026-11-24T02:07:13.875Z",
      "accepted_at": "2026-11-24T02:07:13.875Z",
      "settled_at": null,
      "pending_until": null,
      "reject_reason": null,
      "system": null,
      "simulated_detail": false,
      "used_in_jackpot": true,
      "selections": [
       {
        "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
        "status": "no_results",
        "void_reason": null,
        "dead_heat_share": null,
        "odds": 1760,
        "odds_asked": 1760,
        "specifier": "",
        "provider": "betradar",
        "simulated_detail": false,
        "match": {
         "id": 50000518,
         "urn_id": "tl:match:50000518",
         "slug": "auckland-fc-wellington-phoenix-m-50000518",
         "name": "Auckland - Wellington",
         "start_time": "2026-11-24T04:00:00.000Z",
         "status": 0,
         "sport_key": "soccer",
         "category_name": "Australia",
         "tournament_name": "A-League",
         "home_name": "Auckland",
         "away_name": "Wellington",
         "score": null
        },
        "market": {
         "id": 100001,
         "name": "Match result",
         "specifier": ""
        },
        "outcome": {
         "id": 500001,
         "name": "Auckland"
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
         "match_id": 50000518,
         "market_id": 100001,
         "specifier": "",
         "outcome_id": 500001,
         "error": "error.risk_validation.odds_higher_than_bookmakers",
         "odds": 1760
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
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
     "id": "55e5d80e-e3b0-4fb2-b84b-b70728e32720",
     "round": 9974923,
     "closes_at": "2026-11-24T02:09:00.000Z",
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
     "created_at": "2026-11-24T02:07:20.261Z"
    },
    "balance": 106275
   }
  },
  "body": {
   "round": 9974923,
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
    "id": "0a008e37-d6b8-4c71-a377-0769d462ead2"
   },
   "201": {
    "id": "0a008e37-d6b8-4c71-a377-0769d462ead2"
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
     "issued_at": "2026-11-24T02:07:12.878Z",
     "activated_at": "2026-11-24T02:07:12.878Z",
     "expired_at": "2026-12-01T02:07:12.878Z",
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
    "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
    "ref": "1X8B-20GS",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 1760,
    "potential_win_amount": 1760,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-24T02:07:14.774Z"
    },
    "cashout_rule": null,
    "cashout_amount": 0,
    "original_stake": 1000,
    "is_vip": false,
    "is_quick": false,
    "is_return_capped": false,
    "edited_from": null,
    "edited_to": null,
    "created_at": "2026-11-24T02:07:13.875Z",
    "accepted_at": "2026-11-24T02:07:13.875Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 1760,
      "odds_asked": 1760,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 50000518,
       "urn_id": "tl:match:50000518",
       "slug": "auckland-fc-wellington-phoenix-m-50000518",
       "name": "Auckland - Wellington",
       "start_time": "2026-11-24T04:00:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Australia",
       "tournament_name": "A-League",
       "home_name": "Auckland",
       "away_name": "Wellington",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "Auckland"
      },
      "void_reason": null
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
    "effective_at": "2026-11-25T02:07:19.323Z",
    "ends_at": null,
    "created_at": "2026-11-24T02:07:18.813Z"
   }
  }
 },
 "saveCashoutRule": {
  "replies": {
   "200": {
    "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648",
    "ref": "1X8B-20GS",
    "type": "single",
    "status": "waiting_results",
    "result": "no_results",
    "stake": {
     "value": 1000,
     "currency": "EUR",
     "subunits": 100
    },
    "odds": 1760,
    "potential_win_amount": 1760,
    "win_amount": 0,
    "to_cashout": 950,
    "cashout": {
     "status": "offered",
     "value": 950,
     "at": "2026-11-24T02:07:14.579Z"
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
    "created_at": "2026-11-24T02:07:13.875Z",
    "accepted_at": "2026-11-24T02:07:13.875Z",
    "settled_at": null,
    "pending_until": null,
    "reject_reason": null,
    "system": null,
    "simulated_detail": false,
    "selections": [
     {
      "id": "404de3b4-28e1-4d78-a8ba-a2142e41b648:0",
      "status": "no_results",
      "dead_heat_share": null,
      "odds": 1760,
      "odds_asked": 1760,
      "specifier": "",
      "provider": "betradar",
      "simulated_detail": false,
      "match": {
       "id": 50000518,
       "urn_id": "tl:match:50000518",
       "slug": "auckland-fc-wellington-phoenix-m-50000518",
       "name": "Auckland - Wellington",
       "start_time": "2026-11-24T04:00:00.000Z",
       "status": 0,
       "sport_key": "soccer",
       "category_name": "Australia",
       "tournament_name": "A-League",
       "home_name": "Auckland",
       "away_name": "Wellington",
       "score": null
      },
      "market": {
       "id": 100001,
       "name": "Match result",
       "specifier": ""
      },
      "outcome": {
       "id": 500001,
       "name": "Auckland"
      },
      "void_reason": null
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
     "cyber": "oddin"
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
      "id": 50004732,
      "urn_id": "tl:match:50004732",
      "slug": "real-madrid-cf-rayo-vallecano-de-madrid-m-50004732",
      "type": "match",
      "name": null,
      "status": 0,
      "stage": "Matchday 22",
      "start_time": "2026-11-24T18:45:00.000Z",
      "end_date": null,
      "stadium": null,
      "city": null,
      "competitors": {
       "home": {
        "id": "soccer:real-madrid-cf",
        "name": "Real Madrid CF",
        "short_name": "RMA",
        "logo": null,
        "country_code": "ES",
        "colors": [
         "#ffffff",
         "#1e2a56"
        ],
        "common_name": "Real Madrid",
        "third_color": "#febe10",
        "pattern": "plain",
        "is_nation": false
       },
       "away": {
        "id": "soccer:rayo-vallecano-de-madrid",
        "name": "Rayo Vallecano de Madrid",
        "short_name": "RAY",
        "logo": null,
        "country_code": "ES",
        "colors": [
         "#e53027",
         "#ffffff"
        ],
        "common_name": "Rayo",
        "pattern": "plain",
        "is_nation": false
       }
      },
      "tournament": {
       "id": 669177,
       "urn_id": "tl:tournament:669177",
       "slug": "laliga-l-669177",
       "name": "LaLiga",
       "priority": 5,
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
        "id": 788218,
        "urn_id": "tl:category:788218",
        "slug": "spain-c-788218",
        "name": "Spain",
        "country_code": "ES",
        "priority": 5,
        "sport_id": 1,
        "sport_urn_id": "tl:sport:1",
        "sport_key": "soccer",
        "sport_name": "Football",
        "sport_type": "regular"
       }
      },
      "statistics": null,
      "available_markets": 98,
      "top_markets": [],
      "main_market": null,
      "secondary_market": null,
      "has_video": true,
      "provider": "betradar",
      "is_provider_stats_available": true,
      "is_simulated": false,
      "is_classic": false,
      "season": "2025-26",
      "tertiary_market": null
     }
    ],
    "tournaments": [],
    "competitors": [
     {
      "id": "soccer:real-madrid-cf",
      "name": "Real Madrid CF",
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
    "created_at": "2026-11-24T02:07:18.813Z"
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
    "id": "46ad61e0-7da3-46b0-8dc3-7d3538f60d17",
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
    "id": "46ad61e0-7da3-46b0-8dc3-7d3538f60d17",
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
    "id": "46ad61e0-7da3-46b0-8dc3-7d3538f60d17",
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
        "id": 13,
        "type": "freebet",
        "name": "Insured single",
        "min_odds": 1800,
        "selected_range": null,
        "ranges": [],
        "bonus_odds": 1000,
        "suitable_selections": [],
        "event_conditions": [],
        "freebet": {
         "type": "no_risk",
         "stake": {
          "value": 300,
          "currency": "EUR",
          "subunits": 100
         }
        },
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
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
       "match_id": 50000518,
       "market_id": 100001,
       "specifier": "",
       "outcome_id": 500001,
       "odds": 1760
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
     "id": "0a008e37-d6b8-4c71-a377-0769d462ead2",
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
    "token": "SGjj7SzBxR3BlNPgUT-n4mLPhFFNmEKKRD9hWbaEYLg",
    "expires_in": 900
   }
  },
  "body": {
   "code": "ld91N3Dtkc185lPHVcjaw-4xxUSG9DKHFUcuO_R6kMk",
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
    "started_at": "2026-11-24T02:07:11.278Z",
    "seconds": 7,
    "currency": "EUR",
    "subunits": 100,
    "wagered": 1475,
    "returned": 950,
    "net": -50
   }
  }
 }
};
