-- A withdrawal gives back a part of what a gift card paid: that part is a released use beside the one that stays taken.
ALTER TABLE gift_card_uses DROP CONSTRAINT gift_card_uses_gift_card_id_order_id_key;

CREATE UNIQUE INDEX gift_card_uses_open ON gift_card_uses (gift_card_id, order_id) WHERE status <> 'released';
