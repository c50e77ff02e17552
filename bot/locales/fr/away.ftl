### La mémoire ne répond plus.

away-done = C'est fait. Je ne peux pas te montrer la table en ce moment ; tu la retrouveras dans un instant avec /tables.
away-unknown = Je n'ai pas accès à ma mémoire en ce moment : je ne sais pas si c'est fait. Regarde dans un instant avec /tables.
